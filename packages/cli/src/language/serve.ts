import { texts } from "@losfee/contract/language";

/** Texts of `losfee serve` and `losfee link`. */
export const serveTexts = texts({
  de: {
    running: (journal: string) => `Losfee läuft. Journal: ${journal}`,
    console: (url: string) => `Leitung (der Link gilt einmal): ${url}`,
    inNetwork: (url: string) => `Im Netz des Saals: ${url}`,
    onlyHere: "Erreichbar nur von diesem Rechner; mit --network auch aus dem Netz des Saals.",
    stop: "Beenden mit Strg-C.",
    stopOrLink: "Beenden mit Strg-C; Eingabetaste: neuer Link für die Leitung.",
    stopping: "Wird beendet …",
    notStopped:
      "Losfee ließ sich nicht rechtzeitig beenden und bricht ab. Alles Bestätigte ist gespeichert.",
    otherPort: (port: number) => `Port ${port} ist belegt; ein anderer wird genommen.`,
    portInUse: (port: number) =>
      `Port ${port} ist belegt. Läuft Losfee schon? Sonst mit --port einen anderen nennen.`,
    portNotPermitted: (port: number) =>
      `Port ${port} darf nicht benutzt werden. Mit --port einen ab 1024 nennen.`,
    hostUnknown: (host: string) =>
      `Die Adresse ${host} gehört nicht zu diesem Rechner. --network nimmt alle, die er hat.`,
    notAnAddress: (text: string) =>
      `--url: „${text}“ ist keine Adresse einer Website. Zum Beispiel: https://verein.example oder https://verein.example/losfee.`,
    proxies: (addresses: string) => `Vertraut wird dem Proxy: ${addresses}`,
    notAProxy: (text: string) =>
      `--trust-proxy: „${text}“ ist keine IP-Adresse und kein Netz. Zum Beispiel: 127.0.0.1 oder 10.0.0.0/8.`,
    everybody: (text: string) =>
      `--trust-proxy: ${text} sind alle Adressen; dann könnte jeder eine falsche vorgeben. Nennen Sie die des Proxys.`,
    metrics: (url: string) => `Messwerte für Prometheus: ${url}`,
    notAMetricsAddress: (text: string) =>
      `--metrics: „${text}“ ist weder ein Port noch eine Adresse mit Port. Zum Beispiel: 9464 oder 10.0.0.5:9464.`,
    metricsNotListening: (port: number) =>
      `Für die Messwerte ist Port ${port} belegt oder darf nicht benutzt werden. Mit --metrics einen anderen nennen.`,
    notALogLevel: (text: string, known: string) =>
      `--log-level: „${text}“ ist keine Stufe. Es gibt: ${known}.`,
    linkOnce: (url: string, until: string) =>
      `Leitung (der Link gilt einmal, bis ${until}): ${url}`,
    notRunning: (journal: string) =>
      `Auf dem Journal ${journal} läuft Losfee gerade nicht. Der Link gilt, sobald „losfee serve“ es öffnet.`,
    notBuilt: (folder: string) =>
      `In ${folder} fehlen Skripte und Stile der Seiten. Zuerst: npm run build`,
  },
  en: {
    running: (journal: string) => `Losfee is running. Journal: ${journal}`,
    console: (url: string) => `Console (the link works once): ${url}`,
    inNetwork: (url: string) => `In the hall's network: ${url}`,
    onlyHere: "Reachable from this computer only; with --network from the hall's network, too.",
    stop: "Stop with Ctrl-C.",
    stopOrLink: "Stop with Ctrl-C; Enter: a new link for the director.",
    stopping: "Stopping …",
    notStopped: "Losfee could not stop in time and ends now. Everything acknowledged is saved.",
    otherPort: (port: number) => `Port ${port} is taken; another one is used.`,
    portInUse: (port: number) =>
      `Port ${port} is taken. Is Losfee running already? Otherwise name another with --port.`,
    portNotPermitted: (port: number) =>
      `Port ${port} may not be used. Name one from 1024 up with --port.`,
    hostUnknown: (host: string) =>
      `The address ${host} is not this computer's. --network takes all it has.`,
    notAnAddress: (text: string) =>
      `--url: “${text}” is not the address of a website. For instance: https://club.example or https://club.example/losfee.`,
    proxies: (addresses: string) => `Trusted proxy: ${addresses}`,
    notAProxy: (text: string) =>
      `--trust-proxy: “${text}” is neither an IP address nor a network. For instance: 127.0.0.1 or 10.0.0.0/8.`,
    everybody: (text: string) =>
      `--trust-proxy: ${text} stands for all addresses, so anybody could pretend to be one. Name the proxy's.`,
    metrics: (url: string) => `Metrics for Prometheus: ${url}`,
    notAMetricsAddress: (text: string) =>
      `--metrics: “${text}” is neither a port nor an address with one. For instance: 9464 or 10.0.0.5:9464.`,
    metricsNotListening: (port: number) =>
      `For metrics, port ${port} is taken or may not be used. Name another with --metrics.`,
    notALogLevel: (text: string, known: string) =>
      `--log-level: “${text}” is not a level. There are: ${known}.`,
    linkOnce: (url: string, until: string) =>
      `Console (the link works once, until ${until}): ${url}`,
    notRunning: (journal: string) =>
      `Losfee is not running on the journal ${journal}. The link works as soon as “losfee serve” opens it.`,
    notBuilt: (folder: string) =>
      `The pages' scripts and styles are missing in ${folder}. First: npm run build`,
  },
});
