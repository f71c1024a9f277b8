try {
  var t = localStorage.getItem('theme');
  document.documentElement.dataset.theme = t === 'day' || t === 'night' ? t : 'auto';
  document.querySelectorAll('meta[data-ground]').forEach(function (meta) {
    if (t === 'day' || t === 'night') meta.media = meta.dataset.ground === t ? 'all' : 'not all';
  });
  if (localStorage.getItem('shell.places') === 'side') document.documentElement.dataset.places = 'side';
} catch (e) {
  document.documentElement.dataset.theme = 'auto';
}
