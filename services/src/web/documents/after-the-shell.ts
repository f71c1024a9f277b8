/** In Mbit/s, as browsers that tell it round what they have seen of their line; others are asked nothing. */
const SLOW = 5;

/** In ms at 1 Mbit/s: most of what the shell's first script takes to come. */
const SHELL_TAKES = 700;
const LONGEST = 1500;

/**
 * The entries of a first screen, with no more than their address yet. On a slow line they and the shell's first script,
 * which runs them, would come in equal shares: both last. So the shell has the line for itself until most of it is there,
 * and runs while they come. Where it has asked for them meanwhile, they are not asked for twice.
 */
export const afterTheShell = (nonce: string, address: string): string =>
  `<link rel="soon" as="script" fetchpriority="low" ${address}>\n<script nonce="${nonce}">` +
  `(l=>{const d=navigator.connection?.downlink??${SLOW},go=()=>{self.__nestwellEntry||(l.rel='preload')};` +
  `d<${SLOW}?setTimeout(go,Math.min(${SHELL_TAKES}/d,${LONGEST})):go()})(document.currentScript.previousElementSibling)</script>`;
