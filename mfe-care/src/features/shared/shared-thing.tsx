import { Check } from '@nestwell/ui';
import * as css from './shared-thing.module.css';

interface SharedThingProps {
  words: string;
  done: boolean;
  onTick: (packed: boolean) => void;
}

/** A thing of her bag that whoever reads the list may pack. It keeps its place while it is looked at. */
export const SharedThing = ({ words, done, onTick }: SharedThingProps) => (
  <li className={css.thing}>
    <Check strikes label={<b>{words}</b>} checked={done} onCheckedChange={onTick} />
  </li>
);
