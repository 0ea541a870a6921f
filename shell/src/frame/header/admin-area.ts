/** Whether an address belongs to the admin area, whose own navigation replaces the floating buttons of other pages. */
export function isInAdminArea(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/');
}
