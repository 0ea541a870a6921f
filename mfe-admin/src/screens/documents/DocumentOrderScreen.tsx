import { typeAndSize } from '@portal/api/file-size';
import { documentKind } from '../../kit/documents/document-kind.ts';
import { OrderScreen } from '../../kit/entries/OrderScreen.tsx';

/** `/admin/dateien/reihenfolge`: the order on the page „Downloads“. */
export function DocumentOrderScreen() {
  return (
    <OrderScreen
      kind={documentKind}
      present={(document) => ({ name: `${document.title} (${typeAndSize(document)})` })}
    />
  );
}
