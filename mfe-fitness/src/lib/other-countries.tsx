import { crisisRegions, useRegion, type Place } from '@nestwell/remote-kit';
import { elsewhere } from '@nestwell/safety/lines';
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
          .map(({ country, region: name, emergency, lines }) => (
            <ListRow
              key={country}
              title={name}
              meta={[emergency, ...lines.map(({ number }) => number)].join(', ')}
              onSelect={() => take(country)}
            />
          ))}
        {region && (
          <ListRow title="Somewhere else" meta={elsewhere.emergency} onSelect={() => take('elsewhere')} />
        )}
      </List>
    </section>
  );
}
