export {};

const entries = { one: "Meldung", other: "Meldungen" };
