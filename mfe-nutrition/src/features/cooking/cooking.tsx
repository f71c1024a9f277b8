import { Link } from '@nestwell/remote-kit/router';
import { Button, ChipRow, FilterChip, iconButtonClass, List, Mic, Page, WizardDots, X } from '@nestwell/ui';
import type { WholeRecipe } from '../../lib/recipes/recipe';
import { useMemberUnits } from '../../lib/recipes/use-member-units';
import { AllergyMark } from '../../lib/allergy-mark/allergy-mark';
import { FoodMark } from '../../lib/food-cautions/food-mark';
import * as css from './cooking.module.css';
import { ingredientsIn } from './lib/step-ingredients';
import { TimerCard } from './timer-card';
import { useCooking } from './use-cooking';

interface CookingProps {
  /** With the amounts of as many as she cooks for. */
  recipe: WholeRecipe;
  /** Where she came from. */
  back: string;
  onDone: () => void;
}

/** A recipe step by step, in large type, for busy hands. */
export function Cooking({ recipe, back, onDone }: CookingProps) {
  const inMemberUnits = useMemberUnits();
  const steps = recipe.instructions.map(inMemberUnits);
  const { step, timer, timers, awake, aloud, voice, ...cooking } = useCooking(steps, onDone);
  const text = steps[step] ?? '';
  const needed = ingredientsIn(text, recipe.ingredients);
  const then = steps[step + 1];
  const others = timers.running.filter((one) => one.step !== step);
  const own = timers.running.find((one) => one.step === step);
  const helps = [
    { name: 'Stay awake', ...awake },
    { name: 'Read aloud', ...aloud },
    { name: 'Voice', ...voice },
  ].filter(({ supported }) => supported);
  return (
    <Page bare className={css.page}>
      <header className={css.head}>
        <Link to={back} className={iconButtonClass()} aria-label="Stop cooking">
          <X aria-hidden="true" />
        </Link>
        <h1 tabIndex={-1}>{recipe.name}</h1>
      </header>
      <div className={css.marks}>
        <AllergyMark of={recipe} />
        <FoodMark name={recipe.name} ingredients={recipe.ingredients} />
      </div>
      <div className={css.progress}>
        <WizardDots step={step + 1} total={steps.length} />
      </div>
      {helps.length > 0 && (
        <ChipRow label="While you cook">
          {helps.map(({ name, on, set }) => (
            <FilterChip key={name} pressed={on} onPressedChange={set}>
              {name}
            </FilterChip>
          ))}
        </ChipRow>
      )}
      <p className={css.step} aria-live="polite">
        {text}
      </p>
      {needed.length > 0 && (
        <section aria-labelledby="needed">
          <h2 id="needed" className={css.small}>
            For this step
          </h2>
          <List className={css.needed} aria-labelledby="needed">
            {needed.map((line) => (
              <li key={line}>{inMemberUnits(line)}</li>
            ))}
          </List>
        </section>
      )}
      {timer && (
        <TimerCard
          {...timer}
          left={own?.left}
          onStart={cooking.startTimer}
          onStop={() => timers.stop(step)}
        />
      )}
      {others.map((one) => (
        <TimerCard
          key={one.step}
          {...one}
          where={`step ${one.step + 1}`}
          onStart={() => timers.start(one.step, one)}
          onStop={() => timers.stop(one.step)}
        />
      ))}
      {then !== undefined && (
        <section className={css.then} aria-labelledby="then">
          <h2 id="then" className={css.small}>
            Then
          </h2>
          <p>{then}</p>
        </section>
      )}
      <footer className={css.foot}>
        <p className={css.line} role="status">
          {voice.line !== '' && <Mic aria-hidden="true" />}
          {voice.line}
        </p>
        <div className={css.buttons}>
          <Button variant="line" disabled={step === 0} onClick={cooking.back}>
            Back
          </Button>
          <Button onClick={cooking.next}>{then === undefined ? 'Done' : 'Next'}</Button>
        </div>
      </footer>
    </Page>
  );
}
