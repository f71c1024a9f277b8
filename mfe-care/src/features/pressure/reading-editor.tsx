import { Button, Card } from '@nestwell/ui';
import { useState } from 'react';
import { PressureFields } from './pressure-fields';
import * as css from './pressure.module.css';
import { isWhole, problemsOf, typedReading, type ReadingForm, type TypedReading } from './reading-form';

interface ReadingEditorProps {
  start: ReadingForm;
  onSave: (reading: TypedReading) => void;
}

/** What she types, until it is whole. Saving it never waits for anything: what it asks for is shown at once. */
export function ReadingEditor({ start, onSave }: ReadingEditorProps) {
  const [form, setForm] = useState(start);
  const [tried, setTried] = useState(false);
  const now = new Date();
  const problems = tried ? problemsOf(form, now) : {};

  function save() {
    setTried(true);
    if (isWhole(problemsOf(form, now))) onSave(typedReading(form, now));
  }

  return (
    <Card aria-label="New reading">
      <form
        className={css.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <PressureFields
          form={form}
          problems={problems}
          onChange={(change) => setForm((before) => ({ ...before, ...change }))}
        />
        <Button type="submit" full>
          Save
        </Button>
      </form>
    </Card>
  );
}
