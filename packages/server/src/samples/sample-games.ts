import type { LadderOutcome } from "@losfee/core";

/** Short games by the rules of chess, one for each way a game can end. */
export const sampleGames: Readonly<Record<LadderOutcome, string>> = {
  "challenger-wins": `[Result "1-0"]

1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nf6 5. Qd3 e5 6. dxe5 Qa5+ 7. Bd2 Qxe5
8. O-O-O Nxe4 9. Qd8+ Kxd8 10. Bg5+ Kc7 11. Bd8# 1-0
`,
  draw: `[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6 4. Bb5 Bb4 5. O-O O-O 6. d3 d6 7. Bg5 Bxc3 8. bxc3 Qe7
9. Re1 Nd8 10. d4 Ne6 11. Bc1 c5 12. Bf1 Rd8 1/2-1/2
`,
  "defender-wins": `[Result "0-1"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3# 0-1
`,
};
