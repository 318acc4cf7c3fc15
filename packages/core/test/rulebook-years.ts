/** A year of annex B: the standings before the last round and the rulebook's result. */
export interface RulebookYear {
  readonly year: number;
  /** In rank order: name, wins, spread. */
  readonly standing: readonly (readonly [name: string, wins: number, spread: number])[];
  readonly sure: readonly string[];
  readonly candidates: readonly string[];
  readonly out: readonly string[];
  readonly fixed: readonly (readonly [string, string])[];
  readonly released: readonly (readonly [string, string])[];
}

/** The twelve years that annex B analyses; the tables end where the rulebook ends. */
export const RULEBOOK_YEARS: readonly RulebookYear[] = [
  {
    year: 2010,
    standing: [
      ["Petra", 16, 728],
      ["Ulla", 15, 1018],
      ["Ingrid", 15, 523],
      ["Jörg", 13, 965],
    ],
    sure: [],
    candidates: ["Petra", "Ulla", "Ingrid"],
    out: ["Jörg"],
    fixed: [["Ulla", "Ingrid"]],
    released: [["Petra", "Jörg"]],
  },
  {
    year: 2011,
    standing: [
      ["Ulla", 15, 1702],
      ["Jörg", 15, 1270],
      ["Maria", 15, 1164],
      ["Doris", 13, 280],
    ],
    sure: [],
    candidates: ["Ulla", "Jörg", "Maria"],
    out: ["Doris"],
    fixed: [
      ["Ulla", "Doris"],
      ["Jörg", "Maria"],
    ],
    released: [],
  },
  {
    year: 2012,
    standing: [
      ["Ulla", 15, 1252],
      ["Theo", 14, 783],
      ["Christof", 13, 1081],
      ["Sebastian", 13, 933],
      ["Claudia", 13, 753],
      ["Johann", 13, 714],
      ["Ulrike", 12, 848],
    ],
    sure: ["Ulla"],
    candidates: ["Theo", "Christof", "Sebastian", "Claudia", "Johann"],
    out: ["Ulrike"],
    fixed: [
      ["Theo", "Ulrike"],
      ["Christof", "Johann"],
      ["Sebastian", "Claudia"],
    ],
    released: [],
  },
  {
    year: 2013,
    standing: [
      ["Martin", 15, 792],
      ["Uschi", 15, 654],
      ["Stefan", 13, 1133],
    ],
    sure: ["Martin", "Uschi"],
    candidates: [],
    out: ["Stefan"],
    fixed: [],
    released: [],
  },
  {
    year: 2014,
    standing: [
      ["Claudia", 15, 1581],
      ["Ben", 13.5, 1217],
      ["Uschi", 13.5, 529],
      ["Johann", 13, 846],
      ["Maria", 13, 765],
      ["Liesbeth", 13, 754],
      ["Ingrid", 13, 269],
      ["Sebastian", 12, 977],
    ],
    sure: ["Claudia"],
    candidates: ["Ben", "Uschi", "Johann", "Maria", "Liesbeth", "Ingrid"],
    out: ["Sebastian"],
    fixed: [
      ["Ben", "Ingrid"],
      ["Uschi", "Liesbeth"],
      ["Johann", "Maria"],
    ],
    released: [],
  },
  {
    year: 2015,
    standing: [
      ["Theo", 15, 1146],
      ["Ulla", 14, 1335],
      ["Jörg", 14, 988],
      ["Asalet", 13, 203],
    ],
    sure: [],
    candidates: ["Theo", "Ulla", "Jörg"],
    out: ["Asalet"],
    fixed: [["Ulla", "Jörg"]],
    released: [["Theo", "Asalet"]],
  },
  {
    year: 2016,
    standing: [
      ["Timon", 17, 1869],
      ["Ben", 15, 1443],
      ["Stefan", 14, 363],
    ],
    sure: ["Timon", "Ben"],
    candidates: [],
    out: ["Stefan"],
    fixed: [],
    released: [],
  },
  {
    year: 2017,
    standing: [
      ["Theo", 15, 1627],
      ["Stefan", 15, 850],
      ["Ben", 14, 1395],
      ["Nadja", 14, 856],
      ["Ulla", 13, 1107],
    ],
    sure: [],
    candidates: ["Theo", "Stefan", "Ben", "Nadja"],
    out: ["Ulla"],
    fixed: [["Stefan", "Ben"]],
    released: [["Theo", "Nadja"]],
  },
  {
    year: 2018,
    standing: [
      ["Ben", 16, 1941],
      ["Johannes", 14, 699],
      ["Timon", 13, 1288],
      ["Uschi", 13, 1064],
      ["Josef", 13, 806],
      ["Arndt", 13, 377],
      ["Günter", 13, 339],
    ],
    sure: ["Ben"],
    candidates: ["Johannes", "Timon", "Uschi", "Josef", "Arndt"],
    out: ["Günter"],
    fixed: [
      ["Johannes", "Günter"],
      ["Timon", "Arndt"],
      ["Uschi", "Josef"],
    ],
    released: [],
  },
  {
    year: 2019,
    standing: [
      ["Uschi", 14, 870],
      ["Liesbeth", 14, 775],
      ["Timon", 13, 1157],
      ["Ben", 13, 1041],
      ["Ute", 13, 760],
      ["Ulla", 13, 572],
      ["Friedrich", 13, 240],
    ],
    sure: [],
    candidates: ["Uschi", "Liesbeth", "Timon", "Ben", "Ute", "Ulla"],
    out: ["Friedrich"],
    fixed: [
      ["Uschi", "Ulla"],
      ["Liesbeth", "Ute"],
      ["Timon", "Ben"],
    ],
    released: [],
  },
  {
    year: 2021,
    standing: [
      ["Alexander", 18, 2300],
      ["Ben", 16, 1648],
      ["Uschi", 13, 1167],
    ],
    sure: ["Alexander", "Ben"],
    candidates: [],
    out: ["Uschi"],
    fixed: [],
    released: [],
  },
  {
    year: 2022,
    standing: [
      ["Ulla", 16, 1027],
      ["Ben", 14, 1969],
      ["Alexander", 14, 1718],
      ["Liesbeth", 13, 868],
    ],
    sure: ["Ulla"],
    candidates: ["Ben", "Alexander"],
    out: ["Liesbeth"],
    fixed: [["Ben", "Alexander"]],
    released: [],
  },
];
