/**
 * The service worker of the player's own page: caches the last version of that page for offline
 * use, and shows messages. It serves nothing else: no console, no other player's page, no other
 * public page. With a network, everything comes from the server.
 *
 * It has no imports: browsers load it as a separate script, and again when it has changed.
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

/** The part of a service worker's global scope that is used here. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  /** Icon in the colour of the event; set by the server when it delivers the worker. */
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

/** A push message as the server sends it. */
interface Said {
  readonly data: { readonly title: string; readonly text: string; readonly url: string };
}

const serve = (worker: WorkerScope): void => {
  const home = new URL(worker.registration.scope).pathname;
  /** Base path of the server behind a proxy; empty without one. */
  const base = home.replace(/\/c\/[^/]*\/me$/, "");
  const isAsset = (pathname: string): boolean =>
    pathname.startsWith(base) && /^\/(assets|colours)\//.test(pathname.slice(base.length));
  const storeName = `losfee ${home}`;
  /** Milliseconds to wait for the network before the cached page is shown. */
  const patience = 6_000;

  const store = (): Promise<Cache> => caches.open(storeName);

  worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
  // Assets cached by another version may not fit this one's; the open page lists what it needs.
  worker.addEventListener("activate", (event) =>
    event.waitUntil(caches.delete(storeName).then(() => worker.clients.claim())),
  );

  /** Caches the player's own page, or clears it if the server has none for this client. */
  const keep = async (answer: Response): Promise<void> => {
    const known = await store();
    if (answer.ok && answer.type === "basic") await known.put(home, answer);
    else if (answer.status < 500) await known.delete(home);
  };

  /** Returns the network's answer, or the cached page if a navigation gets no answer. */
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

  /** Scripts, styles and fonts; their names change with their content. */
  const asset = async (request: Request): Promise<Response> => {
    const known = await (await store()).match(request);
    return known ?? fetch(request);
  };

  /** Clears the cached page after each submission, as the page changes, perhaps even its person. */
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

  /** The page lists its assets, so that all of them are cached for offline use. */
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
    // The URL may use another host name; the page is at this worker's origin.
    const { pathname, search } = new URL(
      typeof data === "string" ? data : home,
      worker.location.origin,
    );
    event.waitUntil(show(worker.location.origin + pathname + search));
  });

  /** Focuses a window that shows the page, or opens one. */
  const show = async (url: string): Promise<unknown> => {
    const windows = await worker.clients.matchAll({ type: "window" });
    const open = windows.find((one) => one.url === url);
    return open === undefined ? worker.clients.openWindow(url) : open.focus();
  };
};

serve(self as unknown as WorkerScope);
