import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Removes the error of a field once another field makes it untrue: the form checks only the changed field, and „Art“
 * decides which others are required. Errors from the server stay until the next save.
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

/** The fields with a message of the form's own rules; these have a `type`, the server's have none. */
function saidByForm(errors: FieldErrors): string[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.type === 'string' && error.type ? [name] : [],
  );
}
