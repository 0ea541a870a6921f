/** Whether an address belongs to the admin area, whose own navigation takes the place of what floats over other pages. */
export function isInAdminArea(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/');
}
