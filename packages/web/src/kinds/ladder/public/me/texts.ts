export {};

const TAGE = { one: "Tag", other: "Tage" } as const;
const DAYS = { one: "day", other: "days" } as const;
