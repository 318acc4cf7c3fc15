import { describe, expect, test } from "vitest";
import { commands } from "../src/usage/commands.ts";
import { losfee } from "./losfee.ts";

describe("the command line", () => {
  test("shows help in the language of the terminal", async () => {
    const english = await losfee(["--help"]);
    expect(english).toMatchObject({ code: 0, stderr: "" });
    expect(english.stdout).toMatch(/^Usage: losfee/);
    for (const name of Object.keys(commands)) expect(english.stdout).toContain(`\n  ${name}`);
    const german = await losfee(["pair", "--help"], { locale: "de_DE.UTF-8" });
    expect(german.stdout).toMatch(/^Aufruf: losfee pair/);
    expect(german.stdout).toContain("Optionen aller Befehle:");
    expect((await losfee(["help", "pair", "--lang", "de"])).stdout).toBe(german.stdout);
  });

  test("shows its version", async () => {
    expect(await losfee(["--version"])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });

  test("without a command shows the help and ends as a misuse", async () => {
    expect(await losfee([])).toMatchObject({
      code: 3,
      stdout: expect.stringMatching(/^Usage: losfee/),
    });
  });

  test.each([
    [["dance"], /There is no command “dance”/, /Den Befehl „dance“ gibt es nicht/],
    [["standigns"], /Did you mean “standings”\?/, /Meinten Sie „standings“\?/],
    [["pair", "--loud"], /no option “--loud”.*losfee pair --help/, /Option „--loud“/],
    [["withdraw"], /<player> is missing/, /Es fehlt die Angabe <player>/],
    [["pair", "--system"], /“--system <id>” needs a value/, /„--system <id>“ fehlt der Wert/],
    [["list", "what"], /Too many arguments for “list”/, /Zu viele Angaben für „list“/],
  ])("refuses %j in one line", async (args, english, german) => {
    const refusedIn = async (locale: string) => {
      const { code, stdout, stderr } = await losfee(args, { locale });
      expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
      expect(stderr.trimEnd().split("\n")).toHaveLength(1);
      return stderr;
    };
    expect(await refusedIn("C")).toMatch(english);
    expect(await refusedIn("de")).toMatch(german);
  });

  test("refuses a language that it does not speak", async () => {
    const { code, stderr } = await losfee(["list", "--lang", "it"]);
    expect({ code, stderr }).toEqual({
      code: 3,
      stderr: "losfee: There is no language “it”: --lang de|en|fr.\n",
    });
  });

  test("tells programs the code of a failure", async () => {
    const { code, stdout } = await losfee(["candidates", "nowhere.csv", "--json"]);
    expect(code).toBe(5);
    expect(JSON.parse(stdout)).toEqual({
      error: {
        code: "file",
        path: "nowhere.csv",
        fault: "ENOENT",
        message: "There is no file nowhere.csv. Is the path right?",
      },
    });
  });
});
