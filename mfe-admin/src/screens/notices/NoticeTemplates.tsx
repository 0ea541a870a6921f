import { useEffect } from 'react';
import type { EditableNotice } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { Buttons, Note, Stack } from '../../kit/layout.ts';
import { endOf, noticeTemplates, TEMPLATE_PARAMETER, type NoticeTemplate } from '../../kit/notices/notice-templates.ts';

/** The usual texts above the form of a new notice; hidden if the address names a template. */
export function NoticeTemplates({ item }: { item: EditableNotice | null }) {
  const { setValue } = useFormContext();
  const [query] = useSearchParams();
  const asked = item ? null : query.get(TEMPLATE_PARAMETER);
  const template = noticeTemplates.find(({ key }) => key === asked);
  useEffect(() => {
    if (template) fillIn(setValue, template);
  }, [template, setValue]);
  if (item || template) return null;
  return (
    <Stack $gap={3}>
      <Note>Ein Tipp füllt das Formular aus:</Note>
      <Buttons>
        {noticeTemplates.map((usual) => (
          <Button key={usual.key} variant="secondary" onClick={() => fillIn(setValue, usual)}>
            {usual.text}
          </Button>
        ))}
      </Buttons>
    </Stack>
  );
}

function fillIn(setValue: ReturnType<typeof useFormContext>['setValue'], template: NoticeTemplate): void {
  const values = { text: template.text, level: template.level, activeUntil: endOf(template) };
  for (const [name, value] of Object.entries(values))
    setValue(name, value, { shouldDirty: true, shouldValidate: true });
}
