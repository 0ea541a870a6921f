/** A stream of bytes on its way in one direction. */
export type Flow = {
  waiting: Buffer[];
  /** Bytes sent and not yet acknowledged, and how many may be. */
  inFlight: number;
  window: number;
  hasEnded: boolean;
  deliver(segment: Buffer): void;
  finish(): void;
};

/** Bytes of one packet's payload; a connection may send ten of them before the first acknowledgement. */
const SEGMENT = 1448;
const FIRST_WINDOW = 10 * SEGMENT;

/** Milliseconds the lane looks ahead, so that coarse timers waste no capacity. */
const LOOK_AHEAD = 2;

/**
 * One direction of a link: its flows take turns, one segment each; a segment takes its time on the wire and arrives
 * later.
 */
export class NetworkLane {
  readonly #bytesPerMs: number;
  readonly #delay: number;
  readonly #hasSlowStart: boolean;
  #flows: Flow[] = [];
  #freeAt = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #arrivals = new Timeline();
  readonly #acknowledgements = new Timeline();

  /** `delay`: ms from one end to the other. `hasSlowStart`: windows begin small and grow with each acknowledgement. */
  constructor(bytesPerSecond: number, delay: number, hasSlowStart: boolean) {
    this.#bytesPerMs = bytesPerSecond / 1000;
    this.#delay = delay;
    this.#hasSlowStart = hasSlowStart;
  }

  open(deliver: Flow['deliver'], finish: Flow['finish']): Flow {
    const window = this.#hasSlowStart ? FIRST_WINDOW : Infinity;
    const flow: Flow = { waiting: [], inFlight: 0, window, hasEnded: false, deliver, finish };
    this.#flows.push(flow);
    return flow;
  }

  send(flow: Flow, data: Buffer): void {
    for (let at = 0; at < data.length; at += SEGMENT) flow.waiting.push(data.subarray(at, at + SEGMENT));
    this.#run();
  }

  end(flow: Flow): void {
    flow.hasEnded = true;
    this.#run();
  }

  drop(flow: Flow): void {
    this.#flows = this.#flows.filter((other) => other !== flow);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#arrivals.close();
    this.#acknowledgements.close();
  }

  #run(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    this.#freeAt = Math.max(this.#freeAt, now);
    while (this.#freeAt <= now + LOOK_AHEAD) {
      const flow = this.#flows.find(canSend);
      if (!flow) return;
      this.drop(flow);
      const segment = flow.waiting.shift();
      if (segment) {
        this.#flows.push(flow);
        this.#put(flow, segment);
      } else this.#arrivals.add(this.#freeAt + this.#delay, () => flow.finish());
    }
    this.#timer = setTimeout(() => this.#run(), this.#freeAt - now);
  }

  #put(flow: Flow, segment: Buffer): void {
    this.#freeAt += segment.length / this.#bytesPerMs;
    this.#arrivals.add(this.#freeAt + this.#delay, () => flow.deliver(segment));
    if (!this.#hasSlowStart) return;
    flow.inFlight += segment.length;
    this.#acknowledgements.add(this.#freeAt + 2 * this.#delay, () => {
      flow.inFlight -= segment.length;
      flow.window += segment.length;
      this.#run();
    });
  }
}

function canSend(flow: Flow): boolean {
  return flow.waiting.length > 0 ? flow.inFlight < flow.window : flow.hasEnded;
}

/** Events with rising times, run in their order: separate timers may overtake each other. */
class Timeline {
  #events: { at: number; run: () => void }[] = [];
  #timer: NodeJS.Timeout | undefined;

  add(at: number, run: () => void): void {
    this.#events.push({ at, run });
    if (this.#events.length === 1) this.#arm();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#events = [];
  }

  #arm(): void {
    const [next] = this.#events;
    if (next) this.#timer = setTimeout(() => this.#runDue(), Math.max(0, next.at - performance.now()));
  }

  #runDue(): void {
    const now = performance.now() + 0.5;
    const due = this.#events.findIndex(({ at }) => at > now);
    const ready = this.#events.splice(0, due < 0 ? this.#events.length : due);
    for (const { run } of ready) run();
    this.#arm();
  }
}
