// Applies the chosen theme before the page is painted, so that it does not flash in the other one.
try {
  const theme = localStorage.getItem('docs.theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {}
