import { type GrantLevel, texts } from "@losfee/contract";

/** Sentence that names the role and its object. */
type Intro = Readonly<Record<GrantLevel, (name: string, role: string) => string>>;

interface InvitationTexts {
  readonly title: string;
  readonly intro: Intro;
  readonly until: (time: string) => string;
  readonly once: string;
  readonly gone: string;
  readonly known: string;
  readonly knownHint: string;
  readonly signIn: string;
  readonly fresh: string;
  readonly name: string;
  readonly nameHint: string;
  readonly join: string;
  readonly as: (name: string) => string;
  readonly accept: string;
  readonly runsPlace: string;
}

/** Texts of the invitation page. */
export const invitationTexts = texts<InvitationTexts>({
  de: {
    title: "Einladung",
    intro: {
      organisation: (name, role) => `Sie sind eingeladen: beim Veranstalter „${name}“ als ${role}.`,
      festival: (name, role) => `Sie sind eingeladen: beim Festival „${name}“ als ${role}.`,
      competition: (name, role) => `Sie sind eingeladen: beim Turnier „${name}“ als ${role}.`,
    },
    until: (time) => `Die Rolle endet von selbst: ${time}.`,
    once: "Die Einladung gilt einmal. Wer sie annimmt, bekommt die Rolle.",
    gone: "Diese Einladung gilt nicht (mehr): Sie ist angenommen, zurückgezogen oder abgelaufen. Bitte um eine neue.",
    known: "Ich habe hier schon ein Konto",
    knownHint: "Nach dem Anmelden kommen Sie hierher zurück.",
    signIn: "Anmelden",
    fresh: "Ich bin neu hier",
    name: "Ihr Name",
    nameHint:
      "Unter diesem Namen kennen Sie die anderen, die mitarbeiten. Danach fügen Sie am besten gleich einen Passkey hinzu, um wieder hereinzukommen.",
    join: "Konto anlegen und annehmen",
    as: (name) => `Sie sind angemeldet als ${name}.`,
    accept: "Einladung annehmen",
    runsPlace:
      "In diesem Browser sind Sie als Betreiber des Servers angemeldet, ohne Konto. Bitte den Link weitergeben oder in einem anderen Browser öffnen.",
  },
  en: {
    title: "Invitation",
    intro: {
      organisation: (name, role) => `You are invited: in the organisation “${name}”, as ${role}.`,
      festival: (name, role) => `You are invited: in the festival “${name}”, as ${role}.`,
      competition: (name, role) => `You are invited: in the competition “${name}”, as ${role}.`,
    },
    until: (time) => `The role ends by itself: ${time}.`,
    once: "The invitation holds once. Whoever accepts it has the role.",
    gone: "This invitation does not hold (any more): it was accepted, taken back, or has run out. Please ask for a new one.",
    known: "I have an account here",
    knownHint: "After signing in you come back to this page.",
    signIn: "Sign in",
    fresh: "I am new here",
    name: "Your name",
    nameHint:
      "The others who help know you by this name. Afterwards it is best to add a passkey at once, to get in again.",
    join: "Make an account and accept",
    as: (name) => `You are signed in as ${name}.`,
    accept: "Accept the invitation",
    runsPlace:
      "In this browser you are signed in as whoever runs the server, without an account. Please pass the link on, or open it in another browser.",
  },
});
