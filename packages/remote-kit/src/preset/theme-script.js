try {
  var t = localStorage.getItem('theme');
  document.documentElement.dataset.theme = t === 'day' || t === 'night' ? t : 'auto';
  document.querySelectorAll('meta[data-ground]').forEach(function (meta) {
    if (t === 'day' || t === 'night') meta.media = meta.dataset.ground === t ? 'all' : 'not all';
  });
} catch (e) {
  document.documentElement.dataset.theme = 'auto';
}
