import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Takes back what the form said of a field once another field makes it untrue: the form checks only the one that was
 * changed, and „Art“ decides what others need. What the server has refused stays until it is sent again.
 */
export function useFreshErrors<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const { errors } = form.formState;
  const checkAgain = useEffectEvent((changed: string | undefined) => {
    const others = saidByForm(errors).filter((name) => name !== changed);
    if (others.length > 0) void form.trigger(others as Path<Values>[]);
  });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => checkAgain(name) }), [subscribe]);
}

/** The fields with a message of the form's own rules; these have a `type`, what the server says has none. */
function saidByForm(errors: FieldErrors): string[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.type === 'string' && error.type ? [name] : [],
  );
}
