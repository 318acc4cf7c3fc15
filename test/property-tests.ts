/**
 * Set-up of all property tests: a fixed seed, so that a test run depends on the change and not on
 * chance. `PROPERTY_SEED=random` looks for new counterexamples, `PROPERTY_SEED=N` repeats a run.
 * The sample tries a third of the cases, where a test does not say how many.
 */
import fc from "fast-check";
import { sweep } from "./long.ts";

const wanted = process.env["PROPERTY_SEED"] ?? "20261121";
const seed = wanted === "random" ? Date.now() % 2 ** 31 : Number(wanted);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed, numRuns: sweep(35, 100) });
