const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : system.matches);

/** Shows the buttons that switch between light and dark. The choice is kept for the next page. */
export function showThemeToggle() {
  const buttons = [...document.querySelectorAll('.theme')];
  const name = () => {
    for (const button of buttons) button.textContent = isDark() ? 'Light theme' : 'Dark theme';
  };
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      name();
      try {
        localStorage.setItem('docs.theme', root.dataset.theme);
      } catch {}
    });
  }
  system.addEventListener('change', name);
  name();
}
