import { deviceStore } from './device-store';

const store = deviceStore('shell');
const KEYS = 'keys';

/** Whether single letters do something; on until she switches them off. */
export const areKeysOn = (): boolean => store.read(KEYS) !== 'off';
export const switchKeys = (isOn: boolean) => (isOn ? store.forget(KEYS) : void store.keep(KEYS, 'off'));

/** From G to the letter of a place, in milliseconds. */
export const TOGETHER_MS = 1500;

/** Where letters are typed, or mean something of their own. */
const TAKEN =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="listbox"], [role="menu"]';
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"]';

/** Whether a key is still anybody's: nobody has heard it, and nothing stands over the page. */
export const isUnheard = ({ repeat, isComposing, defaultPrevented }: KeyboardEvent): boolean =>
  !repeat && !isComposing && !defaultPrevented && !document.querySelector(OVER_THE_PAGE);

/** Whether it is pressed alone, and not where she types. */
export const isAlone = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(TAKEN));
