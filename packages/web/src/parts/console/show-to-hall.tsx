import { formatList } from "@losfee/contract";
import type { HallState } from "@losfee/contract/api";
import { hallTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { usePage } from "../../shell/page-context.ts";
import { addressCodePath, competitionPath, leadsElsewhere } from "../../shell/paths.ts";
import { ActionDialog } from "./dialog.tsx";
import { OnlyHere } from "./only-here.tsx";

/** The same as {@link OnlyHere}, outside forms, with a button that lets the network in. */
export const OnlyHereUnlessShown = (): VNode | null => {
  const { baseUrl, hall, language } = usePage();
  if (leadsElsewhere(baseUrl) || hall?.reach !== "computer") return <OnlyHere />;
  return (
    <div class="stack no-print only-here">
      <p class="note">{hallTexts[language].onlyHere}</p>
      <p>
        <ShowToHall />
      </p>
    </div>
  );
};

/** Lets the network in after a question, then shows the address for phones. */
const ShowToHall = (): VNode | null => {
  const { hall, language } = usePage();
  const t = hallTexts[language];
  const { during, refresh } = useConsole();
  const [step, setStep] = useState<"closed" | "asking" | HallState>("closed");
  const [problem, setProblem] = useState<string | null>(null);
  const show = async (): Promise<void> => {
    setProblem(null);
    const answer = await during(t.show, () => api("PUT /hall", { body: { reach: "hall" } }));
    if (answer.ok) setStep(answer.value);
    else setProblem(answer.problem.detail);
  };
  /** Only now: the page then has its QR codes, and no button any more. */
  const close = (): void => {
    setStep("closed");
    setProblem(null);
    if (step !== "asking") void refresh();
  };
  if (hall?.reach !== "computer") return null;
  return (
    <>
      <button type="button" onClick={() => setStep("asking")}>
        {t.show}
      </button>
      {step === "asking" && (
        <ActionDialog title={t.show} problem={problem} onClose={close} onSubmit={() => void show()}>
          <p>{t.ask}</p>
          <Firewall hall={hall} />
        </ActionDialog>
      )}
      {typeof step === "object" && (
        <ActionDialog title={t.show} confirm={t.done} isDone onClose={close} onSubmit={close}>
          <Addresses hall={step} />
          <Firewall hall={step} />
        </ActionDialog>
      )}
    </>
  );
};

/** The way back, while the network is let in; null if the server was started for it. */
export const OnlyOnThisComputer = (): VNode | null => {
  const { hall, language } = usePage();
  const t = hallTexts[language];
  const { during, refresh, say } = useConsole();
  const hide = async (): Promise<void> => {
    const answer = await during(t.hide, () => api("PUT /hall", { body: { reach: "computer" } }));
    if (answer.ok) say("done", t.hidden);
    else say("problem", answer.problem.detail);
    await refresh();
  };
  return hall?.reach === "hall" ? (
    <>
      <p>{t.isShown}</p>
      <Firewall hall={hall} />
      <p>
        <button type="button" onClick={() => void hide()}>
          {t.hide}
        </button>
      </p>
    </>
  ) : null;
};

const Addresses = ({ hall: { addresses } }: { readonly hall: HallState }): VNode => {
  const { language, competition } = usePage();
  const t = hallTexts[language];
  const [first = "", ...others] = addresses.map(
    (address) => address + (competition === null ? "/" : competitionPath(competition.id)),
  );
  return (
    <>
      <p>
        {t.shown} <a href={first}>{first}</a>
      </p>
      {competition !== null && (
        <p>
          <img class="qr" src={addressCodePath(competition.id)} alt={t.code} />
        </p>
      )}
      {others.length > 0 && (
        <p class="note">{t.others({ addresses: formatList(others, language) })}</p>
      )}
    </>
  );
};

/** What the system's firewall may ask. */
const Firewall = ({ hall: { system, port } }: { readonly hall: HallState }): VNode => {
  const { firewall } = hallTexts[usePage().language];
  return (
    <p class="note">
      {system === "linux" ? firewall.linux({ port: `${port}` }) : firewall[system]}
    </p>
  );
};
