export {};

const PLAYERS_DE = { one: "Person", other: "Personen" } as const;
const PLAYERS_EN = { one: "player", other: "players" } as const;
