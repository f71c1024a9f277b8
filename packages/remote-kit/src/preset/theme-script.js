try {
  var t = localStorage.getItem('theme');
  document.documentElement.dataset.theme = t === 'day' || t === 'night' ? t : 'auto';
} catch (e) {
  document.documentElement.dataset.theme = 'auto';
}
