import { useMember, useRegion, useToast, useUndo } from '@nestwell/remote-kit';
import { inMemberUnits } from '@nestwell/domain/units';
import { Button, Plus, Row, VisuallyHidden } from '@nestwell/ui';
import { useLogDrink } from './caffeine.queries';
import { quickDrinksIn, type QuickDrink } from './quick-drinks';

/** One tap logs a cup, as a snack of her diary. */
export function QuickDrinks() {
  const { log, isLogging } = useLogDrink();
  const { toast } = useToast();
  const { units } = useMember();
  const portionOf = ({ request }: QuickDrink) => inMemberUnits(request.portion.label, units);
  const country = useRegion().region?.country;
  const sayUndoable = useUndo();
  const add = (drink: QuickDrink) => {
    const { request } = drink;
    if (isLogging) return;
    log(request).then(
      (takeBack) => sayUndoable({ title: `${request.name} logged`, description: portionOf(drink) }, takeBack),
      () => toast({ title: 'Error', description: 'Failed to log it. Please try again.', tone: 'alert' }),
    );
  };
  return (
    <Row gap={2} wrap>
      {quickDrinksIn(country).map((drink) => (
        <Button
          key={drink.request.name}
          variant="line"
          small
          icon={<Plus aria-hidden="true" />}
          onClick={() => add(drink)}
        >
          {drink.request.name}, {drink.mg}
          <VisuallyHidden> milligrams: log {portionOf(drink)}</VisuallyHidden>
        </Button>
      ))}
    </Row>
  );
}
