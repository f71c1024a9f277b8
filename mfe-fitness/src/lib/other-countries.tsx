import { crisisRegions, useRegion, type Place } from '@nestwell/remote-kit';
import { alwaysAnswering, elsewhere } from '@nestwell/safety/lines';
import { List, ListRow } from '@nestwell/ui';

/** Each with the numbers to know it by; choosing one shows its lines in place of hers. */
export function OtherCountries({ onChosen }: { onChosen: () => void }) {
  const { region, choose } = useRegion();
  const take = (place: Place) => {
    choose(place);
    onChosen();
  };
  return (
    <section aria-labelledby="other-countries">
      <h3 id="other-countries">Other countries</h3>
      <List aria-labelledby="other-countries">
        {crisisRegions
          .filter((other) => other !== region)
          .map((other) => (
            <ListRow
              key={other.country}
              title={other.region}
              meta={[other.emergency, ...alwaysAnswering(other).map(({ number }) => number)].join(', ')}
              onSelect={() => take(other.country)}
            />
          ))}
        {region && (
          <ListRow title="Somewhere else" meta={elsewhere.emergency} onSelect={() => take('elsewhere')} />
        )}
      </List>
    </section>
  );
}
