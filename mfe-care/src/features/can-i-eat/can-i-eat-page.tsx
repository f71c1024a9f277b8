import { useMember, useRegion } from '@nestwell/remote-kit';
import { MedicineNotes } from '@nestwell/remote-kit/medicine-notes';
import { Link, useAsked } from '@nestwell/remote-kit/router';
import { Page, PageHeader, SearchField } from '@nestwell/ui';
import { useState } from 'react';
import { OnlyFor } from '../../lib/only-for';
import { isCarrying, isQuiet } from '../../lib/whom-for';
import { CaffeineToday } from './caffeine/caffeine-today';
import * as css from './can-i-eat.module.css';
import { BeforeTyping } from './look-up/before-typing';
import { foods, judged } from './look-up/foods';
import { lookUp } from './look-up/look-up';
import { Results } from './look-up/results';
import { StageAndPlace } from './look-up/stage-and-place';
import { useRecent } from './look-up/use-recent';
import { useStage } from './look-up/use-stage';

const LONGEST = 80;

/** What a food means to her, while she types; it needs no network. */
export function CanIEatPage() {
  return (
    <OnlyFor whom={(her) => !isQuiet(her) || isCarrying(her)}>
      <LookUp />
    </OnlyFor>
  );
}

function LookUp() {
  const [text, setText] = useState('');
  const { stage, chooseStage } = useStage();
  const isPaused = isQuiet(useMember());
  const { region } = useRegion();
  const { recent, remember, forget } = useRecent();
  useAsked('look-up', (asked) => setText(asked?.slice(0, LONGEST) ?? ''));
  const found = judged(lookUp(text, foods), text);
  const keep = () => found.length > 0 && remember(text);
  return (
    <Page className={css.page}>
      <div className={css.screen}>
        <div className={css.head}>
          <PageHeader title="Can I eat this?" back={{ to: '/care', label: 'Care', Link }} />
          <form
            role="search"
            className={css.fields}
            onSubmit={(event) => {
              event.preventDefault();
              keep();
            }}
          >
            <SearchField
              label="Food or drink"
              labelHidden
              placeholder="Tuna, brie, coffee..."
              maxLength={LONGEST}
              value={text}
              onValueChange={setText}
              onBlur={keep}
            />
            <StageAndPlace stage={stage} onStage={chooseStage} />
          </form>
        </div>
        <div className={css.found}>
          {text.trim() === '' ? (
            <BeforeTyping
              stage={stage}
              country={region?.country}
              recent={recent}
              onForget={forget}
              onChoose={setText}
            />
          ) : (
            <>
              {/* A herb of the list says the same itself. */}
              {!found.some(({ caution }) => caution.herb) && (
                <MedicineNotes text={text} stage={isPaused ? undefined : (stage ?? 'other')} />
              )}
              <Results text={text.trim()} found={found} stage={stage} country={region?.country} />
            </>
          )}
        </div>
        <CaffeineToday />
      </div>
    </Page>
  );
}
