import { createContext } from 'react';
import type { CommandDeclaration } from '../declaration/define-remote';

/** What the palette does where she is, without leading anywhere; drawn as a row, with the figures of now. */
export interface Offer extends Pick<CommandDeclaration, 'name' | 'words' | 'icon'> {
  /** A declared command that asks for the same (`open`) gives way to it. */
  id: string;
  /** Beside the name: `6 of 10 today`. */
  about?: string;
  /** It stands there only for words of hers that fit it. */
  onlyFound?: boolean;
  act: () => void;
}

type Take = (from: string, offers: readonly Offer[]) => void;

export const Taker = createContext<Take>(() => undefined);
export const OffersProvider = Taker.Provider;
