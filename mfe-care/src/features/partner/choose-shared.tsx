import { shareableLists, shareLimits } from '@nestwell/contracts/care';
import { useMember } from '@nestwell/remote-kit';
import { Check, FieldError, LoadFailure, Skeleton, Stack } from '@nestwell/ui';
import { Fragment } from 'react';
import { shareables } from '../../lib/shareable-lists';
import * as css from './partner.module.css';
import { useVisits } from '../../lib/visits/visits.queries';
import { momentWords } from '../../lib/moment-words';
import type { Chosen } from './chosen';

interface ChooseSharedProps {
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  /** She tried to go on with nothing. */
  error: boolean;
}

const toggled = <Item,>(items: readonly Item[], item: Item, isIn: boolean): Item[] =>
  isIn ? [...items, item] : items.filter((one) => one !== item);

/** Her appointments and lists, none of them chosen until she does. */
export function ChooseShared({ chosen, onChange, error }: ChooseSharedProps) {
  const { visits, isPending, isLoadingError, refetch } = useVisits();
  const her = useMember();
  const lists = shareableLists.filter((list) => shareables[list].isFor(her) || chosen.lists.includes(list));
  const isFull = chosen.appointmentIds.length >= shareLimits.appointments;
  return (
    <>
      <fieldset className={css.group}>
        <legend>Appointments</legend>
        <Stack>
          {isPending && <Skeleton label="Loading your appointments" rows={2} />}
          {isLoadingError && <LoadFailure onRetry={() => void refetch()} />}
          {!isPending && !isLoadingError && visits.length === 0 && (
            <p>There are none in your calendar from today on.</p>
          )}
          {visits.map(({ id, title, dueDateTime }) => (
            <Check
              key={id}
              label={`${title}, ${momentWords(dueDateTime)}`}
              checked={chosen.appointmentIds.includes(id)}
              disabled={isFull && !chosen.appointmentIds.includes(id)}
              onCheckedChange={(isIn) =>
                onChange({ ...chosen, appointmentIds: toggled(chosen.appointmentIds, id, isIn) })
              }
            />
          ))}
        </Stack>
      </fieldset>
      <fieldset className={css.group}>
        <legend>Lists</legend>
        <Stack>
          {lists.map((list) => (
            <Fragment key={list}>
              <Check
                label={shareables[list].title}
                checked={chosen.lists.includes(list)}
                onCheckedChange={(isIn) => onChange({ ...chosen, lists: toggled(chosen.lists, list, isIn) })}
              />
              {list === 'bag' && chosen.lists.includes(list) && (
                <Check
                  label="May check off what is packed. You see who and when."
                  checked={chosen.mayTick}
                  onCheckedChange={(mayTick) => onChange({ ...chosen, mayTick })}
                />
              )}
            </Fragment>
          ))}
        </Stack>
      </fieldset>
      {error && <FieldError>Choose at least one thing.</FieldError>}
    </>
  );
}
