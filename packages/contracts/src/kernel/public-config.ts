/** The part of the server's configuration that browsers may know; it arrives in every page with the registry. */
export interface PublicConfig {
  /** The external week-by-week page; opened in a new tab. */
  babyDevelopmentUrl: string;
  /** The external page of the months after birth; opened in a new tab. */
  babyMonthsUrl: string;
  /** The external exercise library, opened in a new tab; null where the site has set none. */
  exerciseLibraryUrl: string | null;
  /** Whether every login takes a code by mail; without, an e-mail address alone opens an account. */
  codeAtLogin: boolean;
  supportEmail: string;
  supportPhone: string;
  /** Which payment provider is behind /setup and /order. */
  paymentProvider: 'paypal' | 'test';
  /** Stands for the shapes of all that browsers keep: what was kept under another one is not read. */
  shapes: string;
  /** Whether browsers may keep the site, to open it without a network. */
  worksOffline: boolean;
  /** Key of web push; null where push is not set up. */
  pushPublicKey: string | null;
}
