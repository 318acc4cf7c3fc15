import { soundOf } from "./spelling.ts";

/** Forms of one given name, folded, one group to a line. */
const GROUPS = `
william will bill billy willy liam wilhelm willi
margaret maggie meg peggy margarete margarethe gretel grete margit
zdenek zdenko zdenda
karl-heinz karlheinz kalle kh charly heinz
guenter guenther guenni gunter gunther gunnar
baerbel baerbl barbara babsi barb
sabine bine biene
ulrich uli ulli ulrike
hannelore hanne lore hannele
andreas andi andy andre andrea
thomas tom thom tommy tomas
peter pete petr piet pit pierre pedro pavel
oliver olli oli ollie
anna anne anni anja annie hanna
max maximilian maxi maxim
elisabeth lisa liz lisbeth elli sissi betty elizabeth
jiri jirka juri georg george joerg
michael michi micha mike mick mikael
christian chris christoph christopher christina christine tina
alexander alex sascha sasha alexandra sandra
johannes hans johann hannes jan john johnny jack
joseph josef sepp joe jupp jose
robert rob bob bobby bert robby
richard rick dick rich richie
james jim jimmy jamie
charles charlie chuck karl carl
edward ed eddie ted eduard edi
katharina kathrin katrin kathi kate katie catherine katja karin
susanne susi susan sue susanna
stefan stephan steffen steve steven stephen stefanie steffi
matthias matze matthew matt mathias
friedrich fritz fred frederick frederik freddy alfred
wolfgang wolf wolle
manfred manni manne
siegfried siggi sigi
dieter didi
juergen jogi
bernhard bernd berni bernard
gerhard gerd gert
rainer reiner
daniel dan danny dani daniela
david dave
anthony tony anton toni antonio
nicholas nick nico nikolaus klaus niklas
franz franzl frank francis franziska franzi
ludwig lutz ludi louis lewis
heinrich heiner heini henry harry hinnerk
rudolf rudi rolf
theodor theo
walter walt waldi
jennifer jenny jen
patricia pat patty patrick
mehmet memo
mustafa musti
fatma fatos fatmagul
ludmila lida mila ljudmila
`;

const GROUP_OF: ReadonlyMap<string, number> = new Map(
  GROUPS.trim()
    .split("\n")
    .flatMap((line, group) => line.split(" ").map((name) => [name, group] as const)),
);

/** Shortest common beginning of two forms of a name that no table knows. */
const SHARED_BEGINNING = 4;

/** True if two folded given names may be one person's: equal, known forms, or begin alike. */
export const isSameGivenName = (one: string, other: string): boolean => {
  // "Barbel" is Bärbel.
  if (one === other || soundOf(one) === soundOf(other)) return true;
  const group = GROUP_OF.get(one);
  if (group !== undefined && group === GROUP_OF.get(other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHARED_BEGINNING && long.startsWith(short.slice(0, -1));
};

/** Returns the forms of a folded given name, itself among them. */
export const formsOf = (name: string): readonly string[] => {
  const group = GROUP_OF.get(name);
  const line = group === undefined ? undefined : GROUPS.trim().split("\n")[group];
  return [...new Set([name, ...(line?.split(" ") ?? [])])];
};
