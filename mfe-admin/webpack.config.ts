import { remote } from '@portal/infra/webpack';

export default remote('admin');
