import { type Answer, isOffline, isSignedOut, type Problem } from "@losfee/contract";
import type { CommandAnswer } from "@losfee/contract/api";
import type { CommandInput } from "@losfee/core";
import { clientTexts } from "@losfee/messages/shell-client";
import { batch, type Signal, signal } from "@preact/signals";
import type { PageFrame } from "../page.ts";
import { api, type FetchedPage, fetchPage, sessionOver } from "./api.ts";
import { newKey } from "./new-key.ts";

/** A message to the user of the console. */
export interface Notice {
  readonly id: number;
  readonly kind: "done" | "warning" | "problem";
  readonly text: string;
  /** Set for the refusal of a command; cleared by the next successful one. */
  readonly isRefusal?: true;
}

/** What a command needs before it is carried out, as the server says it. */
export interface Asked {
  /** The command's name. */
  readonly act: string;
  readonly cautions: readonly {
    readonly code: string;
    /** 2: acknowledge, 3: confirm, 4: confirm in two steps. */
    readonly level: number;
    readonly message: string;
    readonly consequence: string;
  }[];
  readonly needsReason: boolean;
  /** Takes the user's answer: a reason, empty if none is needed; null: cancelled. */
  readonly settle: (reason: string | null) => void;
}

export interface SendOptions {
  /**
   * Success message: no action is silent. Null if the caller shows one based on the answer, or the
   * next page does.
   */
  readonly done: string | null;
  /** Shown if it takes more than a moment. */
  readonly progress?: string;
  /** Refuse if anything happened since the page was loaded: users change only what they see. */
  readonly onlyIfUnchanged?: boolean;
  /** Codes of cautions that the page itself has asked about. */
  readonly acknowledges?: readonly string[];
  /** Codes of warnings that the page itself shows until they are resolved. */
  readonly shows?: readonly string[];
  /** Idempotency key: the same for every attempt of the same action. */
  readonly key?: string;
  /** Time of the reported event, ISO 8601 in UTC; missing for now. */
  readonly effectiveAt?: string;
  /** True for a refusal that the caller handles or shows itself. */
  readonly isSaidElsewhere?: (problem: Problem) => boolean;
  /** The caller shows problems and warnings itself, and retries itself when offline. */
  readonly silent?: boolean;
}

/** State of a page and the ways to act on it. */
export interface Controller<Model = unknown> {
  readonly model: Signal<Model>;
  readonly page: Signal<PageFrame>;
  /** Text of the running action, once it takes more than a moment. */
  readonly progress: Signal<string | null>;
  readonly notices: Signal<readonly Notice[]>;
  /** The question about a command that waits for the user's answer. */
  readonly asked: Signal<Asked | null>;
  /** Executes a command. Repeated calls while it is in flight send it only once. */
  readonly send: (command: CommandInput, options: SendOptions) => Promise<Answer<CommandAnswer>>;
  /**
   * Fetches the page again; returns true on success. While a command is in flight the page stays
   * unchanged: its dialog is still open, and the user might type on into it.
   */
  readonly refresh: () => Promise<boolean>;
  readonly say: (kind: Notice["kind"], text: string) => void;
  /** Shows why an action is refused; cleared by the next successful one. */
  readonly refuse: (text: string) => void;
  readonly dismiss: (id: number) => void;
  /** Runs work that may take a while, showing its progress. */
  readonly during: <Value>(what: string, work: () => Promise<Value>) => Promise<Value>;
}

/** Delays before a command is sent again, in milliseconds. */
const RETRIES = [300, 1_000, 2_500] as const;

/** Milliseconds after which progress is shown. */
const MOMENT = 400;

/** Creates the controller of a page delivered with `model` and `page`. */
export const controllerFor = <Model>(model: Model, page: PageFrame): Controller<Model> => {
  const models = signal(model);
  const pages = signal(page);
  const progress = signal<string | null>(null);
  const notices = signal<readonly Notice[]>([]);
  const asked = signal<Asked | null>(null);
  const t = clientTexts[page.language];
  let lastNotice = 0;

  const show = (notice: Omit<Notice, "id">): void => {
    const id = ++lastNotice;
    const others = notices.value.filter((other) => other.kind !== "done");
    notices.value = [...others, { id, ...notice }].slice(-3);
    if (notice.kind === "done") setTimeout(() => dismiss(id), 6_000);
  };
  const say: Controller["say"] = (kind, text) => show({ kind, text });
  const refuse: Controller["refuse"] = (text) => show({ kind: "problem", text, isRefusal: true });
  const forgetRefusals = (): void => {
    notices.value = notices.value.filter(({ isRefusal }) => isRefusal !== true);
  };
  const dismiss: Controller["dismiss"] = (id) => {
    notices.value = notices.value.filter((notice) => notice.id !== id);
  };

  const during: Controller["during"] = async (what, work) => {
    const timer = setTimeout(() => {
      progress.value = what;
    }, MOMENT);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      progress.value = null;
    }
  };

  const fetchAgain = async () => {
    const answer = await fetchPage<Model>(location.href);
    if (answer.ok) sessionOver.value = false;
    // The user has changed and may not see this page.
    else if (answer.problem.status === 403) sessionOver.value = true;
    return answer;
  };
  const take = (fetched: FetchedPage<Model>): void =>
    batch(() => {
      models.value = fetched.model;
      pages.value = fetched.page;
    });

  const refresh: Controller["refresh"] = async () => {
    const answer = await fetchAgain();
    while (inFlight.size > 0) await Promise.allSettled(inFlight.values());
    if (!answer.ok) return false;
    // A command's result may be newer than this fetch.
    if (answer.value.seq >= (pages.value.competition?.seq ?? 0)) take(answer.value);
    return true;
  };

  const showWhatCameOfIt = async (): Promise<void> => {
    const answer = await fetchAgain();
    if (answer.ok) take(answer.value);
  };

  const ask = (question: Omit<Asked, "settle">) =>
    new Promise<string | null>((resolve) => {
      const settle = (reason: string | null): void => {
        asked.value = null;
        resolve(reason);
      };
      asked.value = { ...question, settle };
    });

  /** Sends a command, again once the user has confirmed what it needs; cancelled, it is refused. */
  const post = async (command: CommandInput, options: SendOptions) => {
    const answer = await postOnce(command, options, options.acknowledges ?? []);
    if (answer.ok || !isAsking(answer.problem)) return answer;
    const { cautions, needsReason = false } = answer.problem;
    const reason = await ask({ act: command.type, cautions, needsReason });
    if (reason === null) return answer;
    const reasoned = needsReason ? { ...command, reason } : command;
    return postOnce(
      reasoned,
      options,
      cautions.map(({ code }) => code),
    );
  };

  const postOnce = async (
    command: CommandInput,
    options: SendOptions,
    acknowledged: readonly string[],
  ) => {
    const { competition } = pages.value;
    if (competition === null) throw new Error("a page of no competition has no commands");
    const { onlyIfUnchanged = false, effectiveAt } = options;
    const call = {
      params: { id: competition.id },
      body: {
        command,
        ...(acknowledged.length === 0 ? {} : { acknowledged: [...acknowledged] }),
        ...(onlyIfUnchanged ? { expectedSeq: competition.seq } : {}),
        ...(effectiveAt === undefined ? {} : { effectiveAt }),
      },
      headers: { "idempotency-key": options.key ?? newKey() },
    };
    let answer = await api("POST /competitions/:id/commands", call);
    for (const wait of options.silent === true ? [] : RETRIES) {
      if (answer.ok || !isOffline(answer.problem)) break;
      await new Promise((resolve) => setTimeout(resolve, wait));
      answer = await api("POST /competitions/:id/commands", call);
    }
    return answer;
  };

  const executeCommand = async (command: CommandInput, options: SendOptions) => {
    const seen = pages.value.competition?.seq ?? 0;
    const answer = await post(command, options);
    // Earlier refusals are settled: by a retry or by another action.
    forgetRefusals();
    if (answer.ok) {
      if (options.silent !== true) {
        const { shows = [] } = options;
        const unshown = answer.value.warnings.filter(({ code }) => !shows.includes(code));
        for (const { message } of unshown) say("warning", message);
      }
      await showWhatCameOfIt();
      if (options.done !== null) say("done", options.done);
    } else if (answer.problem.code === "stale") {
      await showWhatCameOfIt();
      refuse(t.stale({ changes: (await changesSince(pages.value, seen)).join(" · ") }));
    } else if (
      options.silent !== true &&
      !isAsking(answer.problem) &&
      !isSaidElsewhere(answer.problem, options)
    ) {
      refuse(answer.problem.detail);
    }
    return answer;
  };

  const inFlight = new Map<string, Promise<Answer<CommandAnswer>>>();
  const send: Controller["send"] = (command, options) => {
    const text = JSON.stringify(command);
    const before = inFlight.get(text);
    if (before !== undefined) return before;
    const sending = during(options.progress ?? t.working, () =>
      executeCommand(command, options),
    ).finally(() => inFlight.delete(text));
    inFlight.set(text, sending);
    return sending;
  };

  return {
    model: models,
    page: pages,
    progress,
    notices,
    asked,
    send,
    refresh,
    say,
    refuse,
    dismiss,
    during,
  };
};

/** True if the command waits for the user's confirmation, which the user has refused then. */
const isAsking = (
  problem: Problem,
): problem is Problem & Pick<Asked, "cautions"> & { readonly needsReason?: boolean } =>
  problem.code === "acknowledgement-missing";

/** True if the page itself, or the notice of the ended session, shows it. */
const isSaidElsewhere = (problem: Problem, options: SendOptions): boolean =>
  options.isSaidElsewhere?.(problem) === true || isSignedOut(problem);

/** Describes events since `seq` in the journal's own words; at most four. */
const changesSince = async (page: PageFrame, seq: number): Promise<readonly string[]> => {
  const path = `/console/${page.competition?.id}/journal?after=${seq}`;
  const answer = await fetchPage<{ readonly lines: readonly { readonly text: string }[] }>(path);
  return answer.ok ? answer.value.model.lines.slice(0, 4).map(({ text }) => text) : [];
};
