export {};

const LINE_UPS_DE = { one: "Aufstellung", other: "Aufstellungen" } as const;
const LINE_UPS_EN = { one: "line-up", other: "line-ups" } as const;
