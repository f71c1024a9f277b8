import { Button, Flame, NumberField, Text } from '@nestwell/ui';
import { useState } from 'react';
import { PartCard } from './part-card';
import { degreesOf, type Scale, temperatureWords, typedTenths, useScale } from './temperature';

interface TemperatureCardProps {
  typed: string;
  problem: string | undefined;
  onTyped: (typed: string) => void;
}

/** Takes what the thermometer shows in either scale; the one shown follows her region, and she can change it here. */
export function TemperatureCard({ typed, problem, onTyped }: TemperatureCardProps) {
  const here = useScale();
  const [chosen, setChosen] = useState<Scale>();
  const scale = chosen ?? here;
  const other: Scale = scale === 'celsius' ? 'fahrenheit' : 'celsius';
  const tenths = typedTenths(typed);
  return (
    <PartCard part="temperature" answer={tenths} icon={<Flame />}>
      <NumberField
        label={`Temperature in ${degreesOf[scale]}`}
        value={typed}
        error={problem}
        help={tenths === null ? undefined : bothScales(tenths / 10, scale)}
        onValueChange={onTyped}
      />
      <Button variant="line" small onClick={() => setChosen(other)}>
        {`Switch to ${degreesOf[other]}`}
      </Button>
      <Text small soft>
        Type what the thermometer shows. Both scales are read.
      </Text>
    </PartCard>
  );
}

const bothScales = (celsius: number, scale: Scale) =>
  scale === 'celsius'
    ? `${temperatureWords(celsius, 'celsius')}, ${temperatureWords(celsius, 'fahrenheit')}`
    : `${temperatureWords(celsius, 'fahrenheit')}, ${temperatureWords(celsius, 'celsius')}`;
