/**
 * The service worker of the page of one's own: it keeps that page as it was last, for when there is no
 * network, and shows messages. Nothing else is answered by it: no console, no other person's page, no
 * other public page; and while there is a network, everything comes from there.
 *
 * It imports nothing: browsers take it as a script of its own, and read it anew when it has changed.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

/** What a service worker has around it, as far as it is used here. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  /** In the colour of the event; set by the server where it hands the worker out. */
  readonly losfeeIcon: string;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(
    type: "message",
    listener: (event: ExtendableEvent & MessageEvent) => void,
  ): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
}

/** A message as the server writes it. */
interface Said {
  readonly data: { readonly title: string; readonly text: string; readonly url: string };
}

const serve = (worker: WorkerScope): void => {
  const home = new URL(worker.registration.scope).pathname;
  /** Where our addresses begin, if a proxy puts them below another. */
  const base = home.replace(/\/c\/[^/]*\/me$/, "");
  const isAsset = (pathname: string): boolean =>
    pathname.startsWith(base) && /^\/(assets|colours)\//.test(pathname.slice(base.length));
  const storeName = `losfee ${home}`;
  /** So long the network is waited for before what is known is shown, in milliseconds. */
  const patience = 6_000;

  const store = (): Promise<Cache> => caches.open(storeName);

  worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
  // What another version kept may not go with this one's scripts: the page that is open says what it needs.
  worker.addEventListener("activate", (event) =>
    event.waitUntil(caches.delete(storeName).then(() => worker.clients.claim())),
  );

  /** Keeps the page of one's own, or forgets it where there is none for whoever asks. */
  const keep = async (answer: Response): Promise<void> => {
    const known = await store();
    if (answer.ok && answer.type === "basic") await known.put(home, answer);
    else if (answer.status < 500) await known.delete(home);
  };

  /** The network's answer; the page as it was last where a person asks and no network answers. */
  const ownPage = async (event: FetchEvent): Promise<Response> => {
    const isAsked = event.request.mode === "navigate";
    const known = isAsked ? await (await store()).match(home) : undefined;
    const fresh = fetch(event.request).then((answer) => {
      event.waitUntil(keep(answer.clone()));
      return answer;
    });
    if (known === undefined) return fresh;
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(known), patience));
    const found = fresh.then(
      (answer) => (answer.status >= 500 ? known : answer),
      () => known,
    );
    event.waitUntil(found);
    return Promise.race([found, late]);
  };

  /** Scripts, styles and fonts: their names change with their content. */
  const asset = async (request: Request): Promise<Response> => {
    const known = await (await store()).match(request);
    return known ?? fetch(request);
  };

  /** After whatever is sent from here the page is another one: perhaps another person's. */
  const sent = async (request: Request): Promise<Response> => {
    const answer = await fetch(request);
    await (await store()).delete(home);
    return answer;
  };

  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== worker.location.origin) return;
    if (pathname === home && request.method === "POST") return event.respondWith(sent(request));
    if (request.method !== "GET") return;
    if (isAsset(pathname)) return event.respondWith(asset(request));
    const isPage = request.headers.get("accept")?.includes("text/html") === true;
    if (pathname === home && search === "" && isPage) event.respondWith(ownPage(event));
  });

  /** The page tells what it consists of, so that all of it is there without a network. */
  worker.addEventListener("message", (event) => {
    const { data }: { data: unknown } = event;
    if (!Array.isArray(data)) return;
    const addresses = data.filter((one) => typeof one === "string");
    event.waitUntil(
      store().then(async (known) => {
        const missing = addresses.map(async (address) => {
          if ((await known.match(address)) === undefined) await known.add(address);
        });
        await Promise.all(missing);
        await keep(await fetch(home, { headers: { accept: "text/html" } }));
      }),
    );
  });

  worker.addEventListener("push", (event) => {
    if (event.data === null) return;
    const { title, text, url } = (event.data.json() as Said).data;
    event.waitUntil(
      worker.registration.showNotification(title, {
        body: text,
        data: url,
        icon: worker.losfeeIcon,
      }),
    );
  });

  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const data: unknown = event.notification.data;
    // Reached by whichever name: the page is where this worker is from.
    const { pathname, search } = new URL(
      typeof data === "string" ? data : home,
      worker.location.origin,
    );
    event.waitUntil(show(worker.location.origin + pathname + search));
  });

  /** Comes back to a window that shows the page, or opens one. */
  const show = async (url: string): Promise<unknown> => {
    const windows = await worker.clients.matchAll({ type: "window" });
    const open = windows.find((one) => one.url === url);
    return open === undefined ? worker.clients.openWindow(url) : open.focus();
  };
};

serve(self as unknown as WorkerScope);
