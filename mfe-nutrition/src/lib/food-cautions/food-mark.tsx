import type { EatenProduct } from '@nestwell/contracts/nutrition';
import { FoodBadge, foodWord } from '@nestwell/remote-kit';
import { Popover } from '@nestwell/ui';
import * as css from './caution-notes.module.css';
import { SourceLine } from './source-line';
import { useCautions } from './use-cautions';

interface FoodMarkProps {
  /** What it is called. */
  name: string;
  /** What is in it; a dish of fine things is not said to be fine. */
  ingredients?: readonly string[];
  /** Of a scanned product: its record tells more than its name. */
  product?: EatenProduct | undefined;
  /** Says why beside it, where there is room. */
  withReason?: boolean;
}

/** What a food is to her, in a word; one tap says why, and who says so. Nothing where nothing is known. */
export function FoodMark({ name, ingredients, product, withReason }: FoodMarkProps) {
  const { verdictsOf, cautionsOf, ofProduct } = useCautions();
  const cautions = ingredients ? cautionsOf(ingredients) : ofProduct(product?.cautions ?? []);
  const [found] = cautions
    .flatMap((caution) => caution.verdict ?? [])
    .toSorted((one, other) => one.level.localeCompare(other.level));
  const verdict = found ?? (ingredients ? undefined : verdictsOf([name])[0]);
  if (!verdict) return null;
  const word = foodWord(verdict);
  const mark = (
    <Popover
      label={`${word}: ${name}`}
      trigger={
        <button type="button" className={css.mark} aria-label={`${word}: ${name}`}>
          <FoodBadge of={verdict} brief={!withReason} />
        </button>
      }
    >
      <div className={css.reason}>
        <b>{verdict.fineIf ? word : verdict.short}</b>
        <p>{verdict.why}</p>
        {verdict.here && <p>{verdict.here.words}</p>}
        <SourceLine of={verdict} />
        {verdict.level === 'avoid' && (
          <p className={css.source}>Ate it already? Call if you feel unwell or it worries you.</p>
        )}
      </div>
    </Popover>
  );
  if (!withReason || verdict.level === 'fine' || verdict.fineIf) return mark;
  return (
    <span className={css.reasoned}>
      {mark}
      <span className={css.source}>{verdict.short}</span>
    </span>
  );
}
