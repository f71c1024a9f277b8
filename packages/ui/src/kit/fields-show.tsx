import { useState } from 'react';
import {
  Badge,
  Button,
  CheckIcon,
  Combobox,
  DateTimeField,
  IconButton,
  Mic,
  NumberField,
  SearchField,
  SelectField,
  TextArea,
  TextField,
  type ComboboxOption,
} from '../index';
import { Show } from './show';

const FOODS: ComboboxOption[] = [
  { id: '1', title: 'Oat milk', detail: 'Oatly', meta: '120' },
  { id: '2', title: 'Oat porridge', detail: 'Generic', meta: '158' },
];

export function FieldsShow() {
  const [meal, setMeal] = useState('breakfast');
  const [search, setSearch] = useState('oat milk');
  const [food, setFood] = useState('oat');
  const [note, setNote] = useState('Finally found a breakfast that stays down.');
  return (
    <Show title="Fields">
      <TextField label="Meal name" placeholder="Lentil stew" />
      <NumberField
        label="Calories"
        placeholder="420"
        whole
        unit="kcal"
        error="Add the calories and we’ll save it."
      />
      <TextField label="E-mail" value="amara@example.org" readOnly optional help="We use it to log you in." />
      <SearchField
        label="Search foods"
        className="kit-focus"
        value={search}
        onValueChange={setSearch}
        tool={
          <IconButton label="Voice search">
            <Mic aria-hidden="true" />
          </IconButton>
        }
      />
      <Badge tone="success" icon={<CheckIcon aria-hidden="true" />} style={{ alignSelf: 'flex-start' }}>
        Auto-filled from USDA data
      </Badge>
      <Combobox
        label="Find a food"
        action={
          <Button variant="quiet" small>
            Enter manually
          </Button>
        }
        value={food}
        onValueChange={setFood}
        options={food ? FOODS : []}
        onSelect={({ title }) => setFood(title)}
        status={food ? 'ready' : 'idle'}
        hint="Type at least two letters."
        resultsLabel="Foods"
      />
      <SelectField
        label="Meal type"
        value={meal}
        onValueChange={setMeal}
        options={[
          { value: 'breakfast', label: 'Breakfast' },
          { value: 'lunch', label: 'Lunch' },
        ]}
      />
      <DateTimeField label="Due" kind="datetime-local" defaultValue="2026-11-21T08:30" />
      <TextArea label="Your post" value={note} onValueChange={setNote} limit={45} />
    </Show>
  );
}
