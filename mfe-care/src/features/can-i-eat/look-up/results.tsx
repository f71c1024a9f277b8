import { useMember } from '@nestwell/remote-kit';
import type { FoodStage, NamedFood } from '@nestwell/safety/foods';
import type { Country } from '@nestwell/safety/lines';
import { Button, Text } from '@nestwell/ui';
import { useState } from 'react';
import * as css from '../can-i-eat.module.css';
import { FoodCard } from './food-card';

const SHOWN = 12;

interface ResultsProps {
  text: string;
  found: readonly NamedFood[];
  stage: FoodStage | null;
  country: Country | undefined;
}

export function Results({ text, found, stage, country }: ResultsProps) {
  const [all, setAll] = useState('');
  const { allergies } = useMember();
  const shown = all === text ? found : found.slice(0, SHOWN);
  return (
    <section className={css.results} aria-label="Results">
      <Text small soft role="status">
        {found.length > 0
          ? `${shown.length} of ${found.length} for “${text}”`
          : 'Not in our list. Ask your midwife or pharmacist.'}
      </Text>
      {shown.map((food) => (
        <FoodCard key={food.name} food={food} stage={stage} country={country} />
      ))}
      {shown.length < found.length && (
        <Button variant="line" onClick={() => setAll(text)}>
          Show all {found.length}
        </Button>
      )}
      <Text small soft>
        {found.length > 0 && 'Not in the list? Ask your midwife or pharmacist. '}
        {allergies.length > 0 && 'Allergies are read from names only: check the label too. '}
        Ate it already? Call if you feel unwell or it worries you.
      </Text>
    </section>
  );
}
