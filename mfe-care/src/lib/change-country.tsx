import { crisisRegions, useRegion, type Place } from '@nestwell/remote-kit';
import { Button, SelectField } from '@nestwell/ui';
import { useState } from 'react';

const places: readonly { value: Place; label: string }[] = [
  ...crisisRegions.map(({ country, region }) => ({ value: country, label: region })),
  { value: 'elsewhere', label: 'Elsewhere' },
];

/** Where what is said goes by her country, which her device’s clock tells: she may know better. */
export function ChangeCountry() {
  const { region, choose } = useRegion();
  const [isChanging, setChanging] = useState(false);
  if (!isChanging)
    return (
      <Button small variant="quiet" onClick={() => setChanging(true)}>
        Change country
      </Button>
    );
  return (
    <SelectField
      label="Country"
      options={places}
      value={region?.country ?? 'elsewhere'}
      onValueChange={choose}
    />
  );
}
