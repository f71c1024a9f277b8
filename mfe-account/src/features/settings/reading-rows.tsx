import type { UpdateUserRequest, User } from '@nestwell/contracts/account';
import { dayAndLongMonth } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate, deviceMoment } from '@nestwell/domain/device-time';
import { clockFaces, dateOrders, readingOf } from '@nestwell/domain/reading';
import { useProfileAct } from '@nestwell/remote-kit';
import { ChipRow, FilterChip } from '@nestwell/ui';

/** Late in the day, so that the two ways to write it differ. */
const evening = () => deviceMoment('2026-10-15', 17, 20);

/** How days and clocks are written for her, on every screen and in what is sent to her. Each chip shows it. */
export function ReadingRows({ user }: { user: User }) {
  const act = useProfileAct();
  const { dateOrder, clockFace }: UpdateUserRequest = { ...user, ...(act.isPending && act.variables) };
  const day = (choice: User['dateOrder']) =>
    dayAndLongMonth(deviceDate(evening()), readingOf({ dateOrder: choice, clockFace: 'auto' }));
  const clock = (choice: User['clockFace']) =>
    deviceClock(evening(), readingOf({ dateOrder: 'auto', clockFace: choice }));
  return (
    <>
      <ChipRow label="Dates">
        {dateOrders.map((choice) => (
          <FilterChip
            key={choice}
            pressed={dateOrder === choice}
            onClick={() => act.mutate({ dateOrder: choice })}
          >
            {choice === 'auto' ? `Auto, ${day(choice)}` : day(choice)}
          </FilterChip>
        ))}
      </ChipRow>
      <ChipRow label="Clock">
        {clockFaces.map((choice) => (
          <FilterChip
            key={choice}
            pressed={clockFace === choice}
            onClick={() => act.mutate({ clockFace: choice })}
          >
            {choice === 'auto' ? `Auto, ${clock(choice)}` : clock(choice)}
          </FilterChip>
        ))}
      </ChipRow>
    </>
  );
}
