export {};

const TEAMS_DE = { one: "Mannschaft", other: "Mannschaften" } as const;
const TEAMS_EN = { one: "team", other: "teams" } as const;
const PLAYERS_DE = { one: "Person", other: "Personen" } as const;
const PLAYERS_EN = { one: "player", other: "players" } as const;
