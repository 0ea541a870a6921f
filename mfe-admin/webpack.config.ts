import { remote } from '@portal/tools/webpack';

export default remote('admin');
