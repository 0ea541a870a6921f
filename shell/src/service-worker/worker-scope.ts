/**
 * The parts of a service worker's environment used here (W3C Service Workers). TypeScript's own description of it
 * cannot exist beside that of the page in one workspace.
 */
export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
/** `resultingClientId` is the page a navigation makes, `clientId` the page a request comes from. */
export type FetchEvent = ExtendableEvent & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  /** The answer to a navigation that was requested while the worker started; undefined if preload is off. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
export type ClientPage = {
  id: string;
  url: string;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
};
type NotificationEvent = ExtendableEvent & { notification: Notification };
export type MessageFromPage = ExtendableEvent & MessageEvent & { source: ClientPage | null };

type Events = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageFromPage;
  notificationclick: NotificationEvent;
};

/**
 * The settings that the server writes before the worker's code: the worker's version, that of the live shell, the
 * shell's files that pages load on demand, the pages to keep for reading offline with the versions that are live
 * (`data-version` in their HTML), and the ends of the addresses of withdrawn pictures.
 */
export type WorkerSettings = {
  version: string;
  shell: string;
  files: readonly string[];
  readable: Readonly<Record<string, string>>;
  /** Older portals name none. */
  withdrawn?: readonly string[];
};

export type WorkerScope = {
  portal: WorkerSettings;
  location: { origin: string };
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<ClientPage | undefined>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<ClientPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void;
};
