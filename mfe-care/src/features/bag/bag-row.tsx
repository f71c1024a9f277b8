import { care, type BagItem } from '@nestwell/contracts/care';
import { WaitingMark } from '@nestwell/remote-kit';
import { Check, IconButton, PenLine, Text, warmLayers } from '@nestwell/ui';
import { tickedWords } from './ticked-words';
import * as css from './bag.module.css';

interface BagRowProps {
  item: BagItem;
  onPack: (packed: boolean) => void;
  onEdit: () => void;
}

export function BagRow({ item, onPack, onEdit }: BagRowProps) {
  const { id, name, note, packed } = item;
  const ticked = tickedWords(item);
  return (
    <li className={css.thing}>
      <Check
        className={css.check}
        strikes
        checked={packed}
        onCheckedChange={onPack}
        label={
          <>
            <b>{name}</b>
            {note && (
              <Text as="span" small soft className={css.note}>
                {note}
              </Text>
            )}
            {ticked && (
              <Text as="span" small soft className={css.note}>
                {ticked}
              </Text>
            )}
          </>
        }
      />
      <WaitingMark read={care.listBag} row={id} />
      <IconButton label={`Edit ${name}`} onClick={onEdit} {...warmLayers}>
        <PenLine />
      </IconButton>
    </li>
  );
}
