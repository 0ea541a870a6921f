const NETWORK = /^https?:\/\/(?:[\w-]+\.)*(facebook|instagram|tiktok|whatsapp|youtube)\.com(?:\/|$)/;

/** The drawing of the network that an address belongs to; files of ours, so that no network learns of the readers. */
export function networkIcon(url: string): string {
  return `/assets/pictures/social/${NETWORK.exec(url)?.[1] ?? 'link'}.svg`;
}
