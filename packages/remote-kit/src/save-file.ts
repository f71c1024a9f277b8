import { pause } from './state/pause';

/** Hands her a file that is made in the browser. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The download reads the address after the click has returned.
  void pause(60_000).then(() => URL.revokeObjectURL(address));
}
