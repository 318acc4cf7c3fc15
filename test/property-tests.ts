/**
 * Set-up of all property tests: a fixed seed, so that a test run depends on the change and not on
 * chance. `PROPERTY_SEED=random` looks for new counterexamples, `PROPERTY_SEED=N` repeats a run.
 */
import fc from "fast-check";

const wanted = process.env["PROPERTY_SEED"] ?? "20261121";
const seed = wanted === "random" ? Date.now() % 2 ** 31 : Number(wanted);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
