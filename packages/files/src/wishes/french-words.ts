/*
 * French phrases of mails and their meaning in words of the grammar. Folded; the longest match
 * counts. `#` stands for a figure, `@` for a weekday (both stay), `*` behind a word for its
 * participle ("défié"), which folding would not distinguish from "défie".
 */

/** Verbs with equally folded participle and present, and their meaning with "avoir" and "être". */
const VERBS = `
  defie: challenge challenged
  gagne: win won
  remporte: win won
  accepte: accept accepted
  refuse: decline declined
  decline: decline declined
  abandonne: resign resigned
  conteste: dispute disputed
  annule: cancel cancelled
  joue: play played
  termine: finish finished
  propose: offer offered
  mate: mate mated
  annonce: report reported
  informe: inform informed
  signale: report reported
`;

const PHRASES = `
  je = i | j' = i | tu = you | vous = you | nous = we | il = he | elle = she | on = we | ils = they | elles = they
  moi = me | me = me | m' = me | lui = him | te = you | t' = you | mon = my | ma = my | mes = my | notre = our
  nos = our | votre = your | vos = your | ton = your | ta = your | tes = your | son = his | sa = his | ses = his | leur = their
  le = the | la = the | les = the | l' = the | un = a | une = a | des = the | de = of | d' = of | du = of | au = to | aux = to | a = to
  et = and | ou = or | mais = but | donc = therefore | que = that | qu' = that | qui = who | car = because | parce que = because
  parce qu' = because | alors = then | puis = then | en = in | dans = in | sur = on | par = by | pour = for | avec = with
  contre = against | entre = between | face a = against | chez = at | apres = after | avant = before | depuis = since | pendant = during
  sans = without | selon = according to | d' apres = according to | comme = as | quand = when | lorsque = when | des que = as soon as
  si = if | s' il = if he | s' ils = if they | a moins que = unless | a condition que = provided | sauf si = unless | au cas ou = in case
  s' il vous plait = please | s' il te plait = please | svp = please | stp = please | veuillez = please | merci de noter = please note
  merci de = please | je vous prie de = please | je vous demande de = please | si possible = if possible
  ne = not | n' = not | pas = not | pas encore = not yet | jamais = never | aucun = no | aucune = no | ne veux plus = want no longer
  ne souhaite plus = want no longer | non = no | personne = nobody | ni = nor | n' est ce pas = ?
  est ce que = do i | puis je = can i | peut on = can we | peut il = can he | ai je = have i | suis je = am i | dois je = must i
  comment = how | pourquoi = why | combien = how many | quel = which | quelle = which | ou est = where is | qu' est ce = what is
  pourriez vous = could you please | pouvez vous = can you please | pourrais tu = could you please | peux tu = can you please
  ai = have | as = have | avons = have | avez = have | ont = have | suis = am | es = are | est = is | sommes = are | etes = are
  sont = are | c' est = it is | s' est = has | ce n' est = it is not | etait = was | etais = was | etions = were | avais = had
  avait = had | avions = had | serai = will be | sera = will be | serons = will be | seront = will be | aurai = will have
  aura = will have | serait = would be | serais = would be | aurais = would have | aurait = would have | aurions = would have
  n' ai = have not | n' a = has not | n' est = is not | n' avons = have not | n' aurais = would have not
  vais = will | va = will | allons = will | allez = will | dois = must | devons = must | doit = must | veux = want to
  voulons = want to | peux = can | peut = can | pouvons = can | peux pas = cannot
  voudrais = would like to | aimerais = would like to | souhaite = wish to | souhaiterais = would like to | desire = wish to
  defier = challenge | gagner = win | accepter = accept | refuser = decline | decliner = decline | abandonner = resign
  perdre = lose | battre = beat | jouer = play | contester = dispute | annuler = cancel | proposer = offer
  voudrais defier = would like to challenge | aimerais defier = would like to challenge | souhaite defier = would like to challenge
  souhaiterais defier = would like to challenge | veux defier = want to challenge | desire defier = would like to challenge
  lance un defi a = challenge | lancer un defi a = challenge | lance un defi contre = challenge | lance mon defi a = challenge | voudrais lancer un defi a = would like to challenge
  souhaite lancer un defi a = would like to challenge | aimerais lancer un defi a = would like to challenge | adresse un defi a = challenge
  vous defie = challenge you | te defie = challenge you | le defie = challenge him | la defie = challenge her | me defie = challenges me
  defierai = will challenge | defierais = would have challenged | accepterai = will accept | accepterais = would have accepted
  refuserai = will decline | abandonnerai = will resign | gagnerai = will win | perdrai = will lose | defieriez = would challenge
  defie par = challenged by | defi = challenge | defis = challenges | mon defi = my challenge | defi a = challenge to | defi de = your challenge of | defi du = your challenge of | defi d' = your challenge of | un vrai defi = a real challenge
  volontiers = gladly | avec plaisir = with pleasure | d' accord = ok | entendu = ok | oui = ok | ok = ok | releve le defi = accept the challenge
  par la presente = hereby | par ce message = hereby | officiellement = hereby
  perdu = lost | perds = lose | perd = loses | battu = beaten | battue = beaten | vaincu = beaten | perdue = lost
  a perdu = has lost | a battu = has beaten | ete battu = been beaten | ete battue = been beaten | jete l' eponge = thrown in the towel | l' a emporte* = has won | s' est impose* = has won | s' est imposee = has won | le point = the point | va a = goes to | m' a battu = has beaten me | m' a battue = has beaten me | l' ai battu = have beaten him
  l' ai battue = have beaten her | m' a vaincu = has beaten me | me suis incline = have lost | s' est incline = has lost
  bats = beat | me bat = beats me | gagnons = win | gagnent = win | gagne la partie = win the game | a failli = almost | ai failli = almost
  ai failli perdre = have almost lost | ai failli gagner = have almost won
  victoire = win | victoire contre = won against | victoire de = win for | victoire pour = win for | ma victoire = my win | defaite = my loss
  ma defaite = my loss | defaite contre = lost against | nulle = draw | la nulle = the draw | partie nulle = draw | match nul = draw | nul = draw | remise = draw
  fait nulle = made draw | fait partie nulle = made draw | fait match nul = made draw | nulle par = draw by | accord mutuel = agreement
  s' est terminee par = ended in | s' est termine* par = ended in | se termine par = ended in | s' est conclue par = ended in | s' est terminee = ended
  s' est soldee par = ended in | abandon = resignation | mat = mate | est mat = is mated | suis mat = am mated | echec et mat = checkmate
  resultat = result | resultats = results | score = score | partie de la pyramide = pyramid game | partie = game | parties = games | match = match
  adversaire = opponent | mon adversaire = my opponent | mon adversaire a = my opponent has | joueur = player | joueuse = player
  coup = move | coups = moves | premier coup = first move | mon premier coup = my first move | e = th | eme = th | blancs = white | noirs = black
  les blancs = white | les noirs = black | avec les blancs = with white | avec les noirs = with black | les blancs ont = white has | les noirs ont = black has
  les blancs gagnent = white wins | les noirs gagnent = black wins | les blancs abandonnent = white resigns | les noirs abandonnent = black resigns
  les blancs ont gagne* = white has won | les noirs ont gagne* = black has won | blanc = white | noir = black
  dame = queen | tour = turm | fou = laeufer | cavalier = springer | pion = pawn | pions = pawns
  piece = piece | qualite = exchange | un pion = a pawn | une piece = a piece | le fil = track | un coup = a tempo | une place = a place elsewhere | au temps = on time | a la pendule = on time
  une partie gagne* = a winning game | est gagne* = is winning | une partie perdue = a losing game | est perdue = is losing
  continue = continues | en cours = still running | encore = still | toujours = still | hier = yesterday | hier soir = yesterday | aujourd' hui = today | ce matin = this morning
  ce soir = today | demain = tomorrow | bientot = soon | plus tard = later | la semaine prochaine = next week | le mois prochain = next month
  peut etre = perhaps | sans doute = probably | probablement = probably | sans aucun doute = probably | eventuellement = perhaps | presque = almost
  crois = believe | pense = think | espere = hope | suppose = suppose | imagine = imagine | semble = seems | il me semble = it seems
  me suis fait battre = was beaten | me suis fait mater = was mated | me suis fait ecraser = was crushed | s' est fait battre = was beaten | s' est fait mater = was mated | me revient = is mine | revient a = goes to | vient d' = has just | vient de = has just | viens d' = have just | viens de = have just | venons de = have just | dit = says | a dit = said | m' a dit = told me | m' a ecrit = wrote me | a ecrit = wrote | ecrit = writes | pretend = claims | affirme = claims | declare = claims
  t il dit = said | t elle dit = said | parait = apparently | il parait = apparently | entendu dire = heard | annonce = reports | signale = report | vous informe = inform you
  vous annonce = report | vous informe que = report that | ai l' honneur de = hereby | plaisante = joke | plaisanterie = joke | blague = joke | c' etait une blague = that was a joke
  poisson d' avril = april april | retire = take back | je retire = i take back | oubliez = forget | oublie = forget | ignorez = ignore | erreur = mistake | par erreur = by mistake
  finalement = actually | en fait = actually | faux = wrong | fausse = wrong | incorrect = incorrect | vrai = true | pas vrai = not true
  annulees = cancelled | annulee = cancelled | reportees = postponed | reportee = postponed
  vacances = holiday | conges = holiday | conge = leave | absent = absent | absente = absent | absents = absent | absence = absence | voyage = travelling
  en vacances = on holiday | en conge = on leave | en conges = on leave | en voyage = travelling | pars en vacances = go on holiday | partons en vacances = go on holiday
  pars = go | pars en voyage = go travelling | en deplacement = travelling | indisponible = unavailable | pause = pause | bonnes vacances = enjoy your holiday
  mes vacances = my holiday | en retraite = away | de retour = back | reviens = come back | rentre = come back | a l' hopital = in hospital
  du # = from # | du @ = from @ | de @ = from @ | au # = to # | au @ = to @ | a @ = to @ | le # = on # | le @ = on @ | jusqu' au # = until # | jusqu' au @ = until @
  a partir du # = from # | des le # = from # | entre le # = between # | et le # = and # | inclus = included | compris = included | y compris = including
  # jours = # days | # semaines = # weeks | une semaine = one week | deux semaines = two weeks | trois semaines = three weeks | quinze jours = two weeks
  janvier = january | fevrier = february | mars = march | avril = april | mai = may | juin = june | juillet = july | aout = august
  septembre = september | octobre = october | novembre = november | decembre = december | 1er = 1st | prochain = next | prochaine = next
  lundi = monday | mardi = tuesday | mercredi = wednesday | jeudi = thursday | vendredi = friday | samedi = saturday | dimanche = sunday
  liste d' attente = waiting list | liste permanente = standing waiting list | liste d' attente permanente = standing waiting list
  mettez moi = put me | mets moi = put me | me mettre = put me | inscrivez moi = put me | inscris moi = put me | m' inscrire = join | vous inscrire = join | ajoutez moi = add me
  m' inscrire sur = put me on | m' ajouter = add me | retirez moi = remove me | retirez moi de = remove me from | me retirer de = remove me from | m' enlever de = remove me from
  enlevez moi de = remove me from | rayez moi de = remove me from | me desinscrire de = remove me from | desinscrivez moi de = remove me from
  etre retire de = please remove me from | etre retiree de = please remove me from | etre inscrit sur = please put me on | etre inscrite sur = please put me on
  suspendre = suspend | suspendez = suspend | reprendre = resume | mon inscription = my entry | etre = be
  pyramide = pyramid | la pyramide = the pyramid | de la pyramide = from the pyramid | me retire = withdraw | me retire de la pyramide = withdraw from the pyramid
  me retirer de la pyramide = withdraw from the pyramid | quitte = leave | quitte la pyramide = quit the pyramid | quitter la pyramide = quit the pyramid | quitter = leave
  arrete la pyramide = quit the pyramid | abandonne la pyramide = quit the pyramid | reste = stay | reste dans la pyramide = stay in the pyramid
  reste dans = stay in | rester dans = stay in | continue dans la pyramide = stay in the pyramid
  fais opposition = raise objection | fais opposition a = raise objection to | fais opposition au = raise objection to | forme opposition = raise objection | reclamation = objection
  proteste = i protest | m' oppose = object | opposition = objection | confirme = confirm
  fils = son | fille = daughter | femme = wife | mari = husband | frere = brother | soeur = sister | ami = friend | amie = friend | collegue = colleague | pere = father | mere = mother
  tournoi = tournament | club = club | ligue = league | equipe = team | championnat = championship | en ligne = online | amicale = friendly | l' annee derniere = last year
  prends = take | prendre = take | prendrai = take | prendrais = would like | occuper = occupy | l' occuper = occupy it | occupe la = occupy the | m' installer = occupy | m' installe = take | je la prends = i take it | la prendre = take it
  siege = seat | le siege = the seat | vacant = vacant | vacante = vacant | siege vacant = vacant seat | place vacante = vacant place | siege libre = vacant seat | inoccupe = empty | inoccupee = empty | vide = empty
  est ce que je peux = can i | pourrais je = can i | puisque = since
  place = place | places = places | a la place = at place | niveau = level | libre = free | place libre = vacant place | occupe = busy | n° = no | numero = no | premier = first
  malheureusement = unfortunately | helas = unfortunately | bonjour = hello | bonsoir = hello | salut = hello | coucou = hello | cher = dear | chere = dear | chers = dear
  monsieur = mr | madame = mrs | mme = mrs | mlle = ms | m = mr | le directeur = director | directeur = director | monsieur le directeur = director
  bravo = bravo | bravo a lui = bravo | felicitations = congratulations | belle = nice | bonne = good | bon = good | beau = nice | jolie = nice | interessante = interesting
  merci = thanks | merci beaucoup = thanks | merci d' avance = thanks | d' avance = | merci pour tout = thanks | merci pour = thanks for | remercie = thanks | beaucoup = very much
  cordialement = regards | bien cordialement = regards | bien a vous = regards | amicalement = regards | sportivement = regards | salutations = regards | sportives = | meilleures = best
  respectueusement = regards | bonne soiree = good evening | bonne journee = good day | bonne chance = good luck | a bientot = bye | a plus = bye | bonne continuation = good luck
  desole = sorry | desolee = sorry | excusez moi = sorry | tous = all | toutes = all | a tous = everybody | tout = all | voici = here is | voila = here is | ceci = this | ce = this | cet = this | cette = this | ces = these
  je n' ai pas le temps = i have no time | pas le temps = no time | reponse = reply | votre reponse = your reply | message = mail | soir = evening | matin = morning
`;

type Meaning = readonly [words: readonly string[], meaning: string];

const WEEKDAYS = "lundi mardi mercredi jeudi vendredi samedi dimanche".split(" ");

const ofVerb = (line: string): readonly Meaning[] => {
  const [word = "", meanings = ""] = line.split(": ");
  const [present = "", participle = ""] = meanings.split(" ");
  return [
    [[word], present],
    [[`${word}*`], participle],
    [["a", `${word}*`], `has ${participle}`],
    [["il", word], `he ${present}s`],
    [["m'", "a", `${word}*`], `has ${participle} me`],
    [["est", `${word}*`], `is ${participle}`],
    // "Été" is folded to "ete".
    [["ete", `${word}*`], `been ${participle}`],
  ];
};

const PAIRS: readonly Meaning[] = [
  ...VERBS.trim().split(/\n\s*/).flatMap(ofVerb),
  ...PHRASES.trim()
    .split(/\n|\|/)
    .map((pair): Meaning => {
      const [words = "", meaning = ""] = pair.split("=").map((side) => side.trim());
      return [words.split(" "), meaning];
    }),
];

/** Meanings of phrases, by their words with one space between them. */
export const MEANINGS: ReadonlyMap<string, string> = new Map(
  PAIRS.map(([words, meaning]) => [words.join(" "), meaning]),
);

/** The most words of a phrase that begins with this word; figures and weekdays begin as `#` and `@`. */
export const MOST_WORDS_FROM: ReadonlyMap<string, number> = PAIRS.reduce(
  (most, [words]) =>
    most.set(words[0] ?? "", Math.max(words.length, most.get(words[0] ?? "") ?? 0)),
  new Map<string, number>(),
);

export const isWeekday = (word: string): boolean => WEEKDAYS.includes(word);

/** After these, and adverbs, a verb is a participle even if its accent is missing. */
export const AUXILIARIES: ReadonlySet<string> = new Set(
  "ai as a avons avez ont suis est ete aurais aurait avais avait aura".split(" "),
);

export const ADVERBS: ReadonlySet<string> = new Set(
  "pas encore deja bien malheureusement enfin hier jamais presque plus toujours donc aussi vous me te".split(
    " ",
  ),
);

/** French words that neither German nor English has: one of them, and no more of theirs. */
export const FRENCH: ReadonlySet<string> = new Set(
  "je j' il elle nous vous n' pas est suis ai avons avez ont le la les l' d' qu' que qui une et ou mais avec pour contre dans sur aux ce cette mon mes ma ses leur votre notre nulle perdu gagne defi defie abandonne vacances conges bonjour bonsoir merci cordialement amicalement aout decembre fevrier juillet juin novembre octobre janvier septembre absente attente victoire defaite amitie salutations plaisante m' s' c' t' retirez veuillez selon puis jamais accepte deja".split(
    " ",
  ),
);

/** German and English words that French does not have. */
export const OTHERS: ReadonlySet<string> = new Set(
  "unser unsere unseren mein meine meinen meiner dein deine sein seine wurde waren sind endete nach nachdem desto auch noch schon kann moechte will werde gebe gab immer heute our us did do does game move player ich und der die das ist nicht mit gegen habe hab bin mich mir den dem ein eine zu zum zur vom von bis ab am im auf aus bitte wir er sie es hat haben nehme fordere heraus danke gruss gruesse hallo liebe remis gewonnen verloren urlaub herausforderung forderung ergebnis warteliste und aber wenn falls the and i i'm i've i'd you your is are my mine have has had to of against with on in at for from please he she we they it this that not no accept challenge resign won lost draw game match result dear hello hi regards thanks thank will would can could until list waiting holiday back by or if so was were be been".split(
    " ",
  ),
);
